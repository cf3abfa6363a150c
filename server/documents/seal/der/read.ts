/** Thrown if bytes aren't DER or have another structure than expected. */
export class DerError extends Error {
  override name = 'DerError';
}

export type DerNode = {
  tag: number;
  raw: Buffer;
  content: Buffer;
};

/** Reads the only element. Throws if more bytes follow. */
export function readDer(bytes: Uint8Array): DerNode {
  const { node, end } = readElement(asBuffer(bytes), 0);
  if (end !== bytes.length) throw new DerError('something stands behind the element');
  return node;
}

/** Reads the first element and ignores the rest. */
export const readFirst = (bytes: Uint8Array): DerNode => readElement(asBuffer(bytes), 0).node;

export function readChildren(node: DerNode): DerNode[] {
  if ((node.tag & 0x20) === 0) throw new DerError(`tag ${node.tag} holds no elements`);
  const found: DerNode[] = [];
  for (let offset = 0; offset < node.content.length;) {
    const { node: child, end } = readElement(node.content, offset);
    found.push(child);
    offset = end;
  }
  return found;
}

function readElement(bytes: Buffer, start: number): { node: DerNode; end: number } {
  const tag = bytes[start];
  const first = bytes[start + 1];
  if (tag === undefined || first === undefined) throw new DerError('cut off');
  if ((tag & 0x1f) === 0x1f) throw new DerError('a tag of several bytes');
  let length = first;
  let contentStart = start + 2;
  if (first >= 0x80) {
    const count = first & 0x7f;
    if (count === 0 || count > 4 || contentStart + count > bytes.length) throw new DerError('no length');
    length = bytes.readUIntBE(contentStart, count);
    contentStart += count;
    if (length < 0x80 || length < 2 ** (8 * (count - 1))) throw new DerError('a length longer than need be');
  }
  const end = contentStart + length;
  if (end > bytes.length) throw new DerError('cut off');
  return { node: { tag, raw: bytes.subarray(start, end), content: bytes.subarray(contentStart, end) }, end };
}

const asBuffer = (bytes: Uint8Array) => Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Reads a node's elements one by one. Throws if its tag isn't `tag`. */
export function createWalker(node: DerNode, tag?: number) {
  if (tag !== undefined && node.tag !== tag) throw new DerError(`tag ${node.tag} instead of ${tag}`);
  const items = readChildren(node);
  let next = 0;
  return {
    take(wanted?: number): DerNode {
      const item = items[next];
      if (!item || (wanted !== undefined && item.tag !== wanted)) throw new DerError(`no element ${wanted ?? ''} here`);
      next += 1;
      return item;
    },
    takeIf(wanted: number): DerNode | null {
      const item = items[next];
      if (item?.tag !== wanted) return null;
      next += 1;
      return item;
    },
    rest: () => items.slice(next),
    end() {
      if (next < items.length) throw new DerError('more elements than there may be');
    },
  };
}

export function readOnlyChild(node: DerNode, tag?: number): DerNode {
  const [item, ...more] = readChildren(node);
  if (!item || more.length > 0 || (tag !== undefined && item.tag !== tag)) throw new DerError('not one element');
  return item;
}

export function decodeOid(node: DerNode): string {
  if (node.tag !== 0x06 || node.content.length === 0) throw new DerError('no object identifier');
  const numbers: bigint[] = [];
  let value = 0n;
  for (const byte of node.content) {
    value = (value << 7n) | BigInt(byte & 0x7f);
    if (byte < 0x80) {
      numbers.push(value);
      value = 0n;
    }
  }
  const [first = 0n, ...rest] = numbers;
  const root = first < 80n ? first / 40n : 2n;
  return [root, first - root * 40n, ...rest].join('.');
}

export function readSmallInteger(node: DerNode): number {
  if (node.tag !== 0x02 || node.content.length === 0 || node.content.length > 6) throw new DerError('no small number');
  return node.content.readIntBE(0, node.content.length);
}

export function readTime(node: DerNode): Date {
  const text = node.content.toString('latin1');
  const [, year = '', month, day, hour, minute, second, fraction = ''] =
    (node.tag === 0x17
      ? /^(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)()Z$/
      : /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)(\.\d{1,9})?Z$/
    ).exec(text) ?? [];
  const whole = year.length === 2 ? `${Number(year) < 50 ? '20' : '19'}${year}` : year;
  const at = new Date(`${whole}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`);
  if ((node.tag !== 0x17 && node.tag !== 0x18) || Number.isNaN(at.getTime())) throw new DerError('no time');
  return at;
}
