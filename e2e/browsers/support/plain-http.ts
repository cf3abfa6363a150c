import { networkInterfaces } from 'node:os';
import { freePort } from '../../support/free-port.ts';

// Chosen once, and passed to the run's other processes through the environment.
const port = (process.env['E2E_PLAIN_PORT'] ??= String(await freePort()));

/**
 * The server's origin at this machine's network address. Browsers don't treat plain HTTP as secure there, as they do on
 * localhost.
 */
export const PLAIN_ORIGIN = `http://${ownAddress()}:${port}`;

export const plainServer = () => ({
  command: 'node e2e/support/serve.ts',
  url: `${PLAIN_ORIGIN}/api/ready`,
  gracefulShutdown: { signal: 'SIGINT' as const, timeout: 15_000 },
  env: {
    DOJANG_MODE: 'demo',
    BILLING: 'off',
    HOST: '0.0.0.0',
    PORT: port,
    PUBLIC_URL: PLAIN_ORIGIN,
    E2E_FOLDER: `${process.env['E2E_FOLDER']}-plain`,
  },
});

function ownAddress() {
  const [own] = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal);
  if (!own) throw new Error('This machine has no address beside its loopback.');
  return own.address;
}
