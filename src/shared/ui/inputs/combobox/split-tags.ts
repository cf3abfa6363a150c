/** Splits text at commas, semicolons, spaces and line breaks. */
export const splitTags = (text: string, keepsSpaces = false): string[] =>
  text
    .split(keepsSpaces ? /[,;\n\t]+/ : /[\s,;]+/)
    .map((word) => word.trim())
    .filter((word) => word !== '');

export function addTags(present: readonly string[], added: readonly string[]): string[] {
  const known = new Set(present.map((word) => word.toLowerCase()));
  const fresh = added.filter((word) => {
    const key = word.toLowerCase();
    if (known.has(key)) return false;
    known.add(key);
    return true;
  });
  return [...present, ...fresh];
}
