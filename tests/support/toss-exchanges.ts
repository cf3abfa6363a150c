import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/toss');

/** Exchanges with Toss, byte by byte: our requests and their responses. */
export const EXCHANGES = [
  'issue',
  'charge',
  'confirm',
  'read',
  'read-order',
  'cancel',
  'remove',
  'remove-again',
] as const;
export type ExchangeName = (typeof EXCHANGES)[number];

const readText = (name: string) => readFileSync(path.join(FOLDER, name), 'utf8');

/** Each header is one line. An empty line separates them from the body, which is the rest of the file. */
function split(text: string) {
  const [head = '', body = ''] = text.split(/\n\n/);
  const [first = '', ...lines] = head.split('\n').filter(Boolean);
  const headers = Object.fromEntries(
    lines.map((line) => line.split(': ')).map(([name = '', value = '']) => [name, value]),
  );
  return { first, headers, body };
}

export function readExchange(name: ExchangeName) {
  const request = split(readText(`${name}.request.http`));
  const answer = split(readText(`${name}.answer.http`));
  const [method = '', url = ''] = request.first.split(' ');
  return {
    request: { method, url, headers: request.headers, body: request.body },
    answer: { status: Number(answer.first), body: answer.body },
  };
}
