import http from 'node:http';

/** The number of connections that a browser opens with HTTP/1.1. */
const CONNECTIONS = 6;

/**
 * Repeats a browser's requests over new connections, starting with the page itself. Without a browser running, the
 * measured time is only the server's, and a hundred repetitions take no time at all.
 */
export async function replay(addresses: readonly string[], token: string): Promise<void> {
  const agent = new http.Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const [page = '', ...others] = addresses;
  await read(page, agent, token);
  await Promise.all(others.map((address) => read(address, agent, token)));
  agent.destroy();
}

const read = (address: string, agent: http.Agent, token: string) =>
  new Promise<void>((resolve, reject) => {
    const isCall = new URL(address).pathname.startsWith('/api/sign/');
    const headers = {
      accept: '*/*',
      'accept-encoding': 'gzip, deflate, br',
      ...(isCall && { authorization: `Bearer ${token}` }),
    };
    const asked = http.get(address, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => {
        if (response.statusCode === 200) resolve();
        else reject(new Error(`${address} answered ${response.statusCode}`));
      });
    });
    asked.on('error', reject);
  });
