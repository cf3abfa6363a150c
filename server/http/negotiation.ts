export type Encoding = 'br' | 'gzip' | 'identity';

const PREFERENCE: readonly Encoding[] = ['br', 'gzip', 'identity'];

/** Chooses the encoding that the client prefers (RFC 9110, 12.5.3). */
export function chooseEncoding(header: string | undefined, offered: ReadonlySet<Encoding>): Encoding {
  if (header === undefined) return 'identity';
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      const q = parameters.find((parameter) => parameter.startsWith('q='));
      return [name, q === undefined ? 1 : Number(q.slice(2)) || 0] as const;
    }),
  );
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? weights.get('*') ?? (encoding === 'identity' ? 0.001 : 0);
  let best: Encoding = 'identity';
  for (const encoding of PREFERENCE) {
    if (encoding !== 'identity' && offered.has(encoding) && weightOf(encoding) > 0) {
      if (weightOf(encoding) > (best === 'identity' ? 0 : weightOf(best))) best = encoding;
    }
  }
  return weightOf('identity') > weightOf(best) ? 'identity' : best;
}

/** Returns whether the client's copy is current. Accepts weak tags, because ours always identify the exact bytes. */
export const matchesEtag = (header: string | undefined, etag: string) =>
  header !== undefined &&
  header.split(',').some((entry) => entry.trim() === '*' || entry.trim().replace(/^W\//, '') === etag);

export function acceptsHtml(header: string | undefined) {
  return header === undefined || header.trim() === '*/*' || header.includes('text/html');
}
