import Fastify from 'fastify';
import { onTestFinished } from 'vitest';
import { createRfc3161Authority } from '../../server/adapters/timestamp/rfc3161.ts';
import { readCertificate } from '../../server/documents/seal/certificate.ts';
import { fromPem } from '../../server/documents/seal/keys/pem.ts';
import { registerTsaEmulator } from '../../server/emulators/tsa/plugin.ts';
import type { Scenario } from '../../server/emulators/tsa/scenarios.ts';

export async function startTsa(options: { now?: () => Date } = {}) {
  const app = Fastify({ forceCloseConnections: true });
  await registerTsaEmulator(app, { prefix: '/tsa', ...options });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => app.close());
  const caPem = await (await fetch(`${origin}/tsa/ca.pem`)).text();
  const ca = readCertificate(fromPem(caPem));
  return {
    url: `${origin}/tsa`,
    caPem,
    ca,
    asks: (scenario?: Scenario, timeoutMs = 5_000) =>
      createRfc3161Authority({
        url: scenario ? `${origin}/tsa/${scenario}` : `${origin}/tsa`,
        trusted: [ca],
        timeoutMs,
      }),
  };
}
