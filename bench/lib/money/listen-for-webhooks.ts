import { once } from 'node:events';
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import type { Deps } from '../../../server/deps.ts';
import { createReceiveTossWebhook } from '../../../server/modules/payments/receive-toss-webhook.ts';
import { ANYBODY } from './callers.ts';

export async function listenForWebhooks(deps: Deps, port: number) {
  const receive = createReceiveTossWebhook(deps);
  const server = createServer((request, response) => {
    void text(request)
      .then((body) => receive({ ...ANYBODY, body: JSON.parse(body) }))
      .then(
        () => response.writeHead(200).end(),
        () => response.writeHead(500).end(),
      );
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
}
