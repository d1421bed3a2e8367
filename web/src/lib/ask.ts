// ask.ts - one request, one answer, outside a table: lists, new tables, records. Waits a little for the line.
import type { LocalReply, LocalRequest } from './protocol-extra';
import type { Transport } from './transport';

let serial = 0;

export function ask(transport: Transport, request: LocalRequest, ms = 10000): Promise<LocalReply> {
  const re = `a${++serial}`;
  return new Promise((resolve) => {
    const stops: (() => void)[] = [];
    const done = (reply: LocalReply): void => {
      for (const stop of stops) stop();
      clearTimeout(timer);
      resolve(reply);
    };
    const timer = setTimeout(() => done({ t: 'error', code: 'line', text: 'no answer', re }), ms);
    stops.push(
      transport.on((reply) => {
        if ('re' in reply && reply.re === re) done(reply);
      }),
    );
    const send = (): void => transport.send({ ...request, re });
    if (transport.link === 'online') send();
    else
      stops.push(
        transport.onLink((link) => {
          if (link === 'online') send();
          else if (link === 'closed' || link === 'version') done({ t: 'error', code: 'line', text: 'no connection', re });
        }),
      );
  });
}
