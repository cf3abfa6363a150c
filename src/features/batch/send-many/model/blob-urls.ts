const MAX_HELD = 5;

const urls = new WeakMap<Blob, string>();
const held: { blob: Blob; url: string }[] = [];

/**
 * The most recent URLs stay valid, because the PDF viewer may still be reading a file after the user leaves its page.
 */
export function getBlobUrl(blob: Blob): string {
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
