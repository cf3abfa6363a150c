import http from 'node:http';

/** The number of HTTP/1.1 connections that browsers open per host. */
const CONNECTIONS = 6;

/**
 * Repeats a browser's recorded requests over new connections. Without a browser running, the measured CPU time is the
 * server's alone.
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
