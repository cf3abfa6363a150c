import type { Operation } from '../../server/contract/document.ts';
import { example } from './example-body.ts';
import type { Random } from './random.ts';

const NUL = String.fromCharCode(0);
const BAD_TEXTS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  '\uD800',
  'a\uDC00b',
  'x'.repeat(100_000),
  "' or 1=1 --",
  '{{7*7}}',
  '../../etc/passwd',
  '\r\nset-cookie: a=b',
  'urn:uuid:019b0000-0000-7000-8000-000000000000',
  '019b0000-0000-7000-8000-00000000000g',
  '\u202e\u0007',
  'null',
  '𠮷'.repeat(300),
];
const BAD_VALUES = [null, true, 0, -1, 1e308, 0.5, [], {}, [[]], [null], { $ref: '#' }, ['x', 'x'], ...BAD_TEXTS];

/** A request that usually has at least one error. */
export type BadRequest = { contentType: string | null; payload: string | null; address: string };

export function badRequest(operation: Operation, random: Random): BadRequest {
  const address = badAddress(operation, random);
  if (!operation.body) {
    const sendsBody = random.next() < 0.3;
    return { contentType: sendsBody ? 'application/json' : null, payload: sendsBody ? '{"a":1}' : null, address };
  }
  const type = operation.body.mediaTypes[0] ?? '';
  const way = random.next();
  if (way < 0.08) return { contentType: type, payload: badJson(random), address };
  if (way < 0.14) return { contentType: random.pick(WRONG_TYPES) ?? '', payload: '{}', address };
  if (way < 0.17) return { contentType: null, payload: null, address };
  const body = mutate(example(operation.body.schema), random);
  if (type === 'application/json') return { contentType: type, payload: JSON.stringify(body) ?? 'null', address };
  if (type === 'application/x-www-form-urlencoded') return { contentType: type, payload: asForm(body), address };
  // Files are usually sent as files, and sometimes as text.
  const form = asMultipart(body, random.next() < 0.8 ? operation.body.files : []);
  const payload = random.pick([form, form, JSON.stringify(body)]) ?? null;
  return { contentType: random.next() < 0.1 ? type : `${type}; boundary=x`, payload, address };
}

const WRONG_TYPES = [
  'text/plain',
  'application/xml',
  'multipart/form-data',
  'a/b; charset=\u00e9',
  'application/json/x',
  ';',
];
const badJson = (random: Random) =>
  random.pick([
    '',
    '{',
    '[',
    '{"a":}',
    `{"a":"${NUL}"}`,
    '{"__proto__":{"x":1}}',
    '"',
    'NaN',
    '['.repeat(50_000),
    '\ufeff{}',
    '1',
  ]) ?? '';

const asForm = (body: unknown) =>
  new URLSearchParams(
    Object.entries(body ?? {}).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  ).toString();

const asMultipart = (body: unknown, files: readonly string[]) =>
  `${Object.entries(body ?? {})
    .map(([name, value]) => {
      const filename = files.includes(name) ? '; filename="a.pdf"' : '';
      return `--x\r\ncontent-disposition: form-data; name="${name}"${filename}\r\n\r\n${String(value)}\r\n`;
    })
    .join('')}--x--\r\n`;

function badAddress({ address, parameters }: Operation, random: Random) {
  const path = address.replaceAll(/\{(\w+)\}/g, () =>
    random.next() < 0.5 ? '019b0000-0000-7000-8000-000000000000' : (random.pick(BAD_PATHS) ?? 'x'),
  );
  const names = parameters.filter((parameter) => parameter.in === 'query').map(({ name }) => name);
  if (names.length === 0 && random.next() < 0.8) return path;
  const query = [...names, 'unknown', names[0] ?? 'again']
    .filter(() => random.next() < 0.6)
    .map((name) => `${name}=${random.pick(BAD_QUERIES) ?? ''}`);
  return `${path}?${query.join('&')}`;
}

const BAD_PATHS = [
  'x',
  '%00',
  '%ED%A0%80',
  '%FF',
  '%2e%2e%2f',
  '%E0%A4%A',
  'x'.repeat(499),
  'x'.repeat(600),
  '%0d%0aa:b',
  "'",
  'null',
];
const BAD_QUERIES = [
  '',
  '%00',
  '%FF',
  '-1',
  '1e9',
  '0',
  '99999999999999999999',
  'true',
  '%27',
  '%5C',
  'x'.repeat(3000),
  '[]',
  '%E0%A4%A',
];

function mutate(value: unknown, random: Random): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value) || random.next() < 0.05) {
    return random.pick(BAD_VALUES);
  }
  const entries = Object.entries(value);
  const name = random.pick(entries)?.[0];
  const way = random.next();
  if (way < 0.15) return { ...value, unknown: 1 };
  if (way < 0.3) return Object.fromEntries(entries.filter(([key]) => key !== name));
  return Object.fromEntries(entries.map(([key, inside]) => [key, key === name ? mutate(inside, random) : inside]));
}
