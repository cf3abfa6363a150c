import { once } from 'node:events';
import { createServer } from 'node:net';
import { OperatorError } from '../operator-error.ts';

type Place = { host: string; port: number };

/** Tries to listen, before anything else is started: starting the database takes seconds. */
export async function requireFreePort(place: Place): Promise<void> {
  const server = createServer();
  try {
    server.listen(place);
    await once(server, 'listening');
  } catch (error) {
    explainListenFailure(place)(error);
  }
  server.close();
  await once(server, 'close');
}

/** Returns a function that throws an explanation of what listening failed with. It throws other errors as they are. */
export const explainListenFailure =
  (place: Place) =>
  (error: unknown): never => {
    throw translate(place, error);
  };

function translate({ host, port }: Place, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const words = new Map([
    ['EADDRINUSE', `Port ${port} of ${host} is in use by another process. End that one first, or set another PORT.`],
    ['EADDRNOTAVAIL', `HOST ${host} is no address of this machine. Set HOST to one of its addresses, or leave it out.`],
    ['ENOTFOUND', `HOST ${host} is unknown. Set HOST to an address of this machine, or leave it out.`],
    [
      'EACCES',
      `Port ${port} is not allowed for this user. Set PORT to 1024 or more, and let a proxy listen on ${port}.`,
    ],
  ]).get(code);
  return words === undefined ? error : new OperatorError(words, { cause: error });
}
