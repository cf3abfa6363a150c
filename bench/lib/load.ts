import net from 'node:net';
import { once } from 'node:events';

export type Call = { method: 'GET' | 'POST'; path: string; token?: string; body?: object };

/**
 * Sends requests over parallel connections for the given number of seconds. Bare sockets are used because an HTTP
 * client costs more than the server being measured.
 */
export async function load(port: number, call: Call, connections: number, seconds: number) {
  const request = writeRequest(call);
  const end = performance.now() + seconds * 1_000;
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(port, request, end)));
  return counts.reduce((total, count) => total + count, 0);
}

function writeRequest({ method, path, token, body }: Call) {
  const text = body ? JSON.stringify(body) : '';
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'host: 127.0.0.1',
    ...(token ? [`authorization: Bearer ${token}`] : []),
    ...(body ? ['content-type: application/json', `content-length: ${Buffer.byteLength(text)}`] : []),
  ];
  return `${lines.join('\r\n')}\r\n\r\n${text}`;
}

async function askUntil(port: number, request: string, end: number) {
  const socket = net.connect(port, '127.0.0.1').setNoDelay(true);
  await once(socket, 'connect');
  let answered = 0;
  await new Promise<void>((resolve, reject) => {
    let waiting = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('The server closed the connection.')));
    socket.on('data', (chunk) => {
      waiting = waiting.length === 0 ? chunk : Buffer.concat([waiting, chunk]);
      const whole = lengthOfAnswer(waiting);
      if (whole === null || waiting.length < whole) return;
      if (!waiting.subarray(0, 12).equals(OK)) return reject(new Error(waiting.toString('utf8').slice(0, 400)));
      waiting = waiting.subarray(whole);
      answered += 1;
      if (performance.now() >= end) resolve();
      else socket.write(request);
    });
    socket.write(request);
  }).finally(() => socket.removeAllListeners('close').destroy());
  return answered;
}

const OK = Buffer.from('HTTP/1.1 200');

function lengthOfAnswer(bytes: Buffer) {
  const head = bytes.indexOf('\r\n\r\n');
  if (head < 0) return null;
  const length = /content-length: (\d+)/i.exec(bytes.toString('latin1', 0, head))?.[1];
  if (length === undefined) throw new Error('The answer has no length.');
  return head + 4 + Number(length);
}
