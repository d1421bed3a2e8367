# Builds the thorp command and runs its server. Games and the secret live in /data.
#   docker build -t thorp . && docker run -p 8080:8080 -v thorp:/data thorp
FROM debian:12-slim AS build
COPY . /src
RUN cd /src && scripts/deps play && scripts/build release && scripts/web

FROM debian:12-slim
RUN apt-get update && apt-get install -y --no-install-recommends libncursesw6 libjansson4 libwebsockets17 \
    libwebsockets-evlib-uv libuv1 libsodium23 libsqlite3-0 libpq5 && rm -rf /var/lib/apt/lists/* && \
    useradd --system --home /data thorp && mkdir /data && chown thorp /data
COPY --from=build /src/build/thorp /usr/local/bin/thorp
COPY --from=build /src/web/dist /usr/local/share/thorp/page
USER thorp
VOLUME /data
EXPOSE 8080
CMD ["thorp", "serve", "--host", "0.0.0.0", "--store", "sqlite:/data/thorp.db", "--secret", "/data/secret", \
     "--page", "/usr/local/share/thorp/page"]
