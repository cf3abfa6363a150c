const MAX_HELD = 5;

const urls = new WeakMap<Blob, string>();
const held: { blob: Blob; url: string }[] = [];

/**
 * An address for what is only in memory. The last few stay valid: a document that is being drawn reads its file even
 * after its page was left, and would fail loudly.
 */
export function holdBlobUrl(blob: Blob): string {
  const known = urls.get(blob);
  if (known !== undefined) return known;
  const url = URL.createObjectURL(blob);
  urls.set(blob, url);
  held.push({ blob, url });
  if (held.length > MAX_HELD) {
    const oldest = held.shift();
    if (oldest) {
      URL.revokeObjectURL(oldest.url);
      urls.delete(oldest.blob);
    }
  }
  return url;
}
