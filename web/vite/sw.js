// sw.js - keeps this build on the device, so that the page opens without a network. A new build has a new version: its
// files are fetched beside the old ones and take over when the page says so.
const VERSION = 'thorp-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (e) => {
  e.waitUntil(caches.open(VERSION).then((cache) => cache.addAll(FILES)));
});

self.addEventListener('activate', (e) => {
  const old = caches.keys().then((keys) => Promise.all(keys.filter((k) => k !== VERSION).map((k) => caches.delete(k))));
  e.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('message', (e) => {
  if (e.data === 'take over') self.skipWaiting();
});

// Our own files come from the cache; what the server says (api/, records, the socket) never does.
self.addEventListener('fetch', (e) => {
  const url = new URL(e.request.url);
  const scope = new URL(self.registration.scope);
  if (e.request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return;
  const path = url.pathname.slice(scope.pathname.length);
  if (path !== '' && path !== 'index.html' && !FILES.includes(path)) return;
  const wanted = path === '' || path === 'index.html' ? './' : path;
  e.respondWith(caches.open(VERSION).then(async (cache) => (await cache.match(wanted)) ?? fetch(e.request)));
});
