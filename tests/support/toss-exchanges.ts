import { readFileSync } from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(import.meta.dirname, '../fixtures/toss');

/** What is exchanged with Toss, byte by byte: requests as we send them, and answers as Toss sends them. */
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

/** The head has a line each, and an empty line separates it from the body. The file ends with the body. */
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
