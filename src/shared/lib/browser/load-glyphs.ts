type Faces = Iterable<Pick<FontFace, 'family' | 'unicodeRange'>> & Pick<FontFaceSet, 'load'>;

/**
 * Loads each character from the first family that has it. `FontFaceSet.load` with several families loads each character
 * from all of them.
 */
export async function loadGlyphs(faces: Faces, families: readonly string[], characters: string) {
  const loading: Promise<unknown>[] = [];
  let missing = Array.from(characters);
  for (const family of families) {
    const ranges = [...faces].filter((face) => unquote(face.family) === unquote(family)).flatMap(readRanges);
    const own = missing.filter((character) => ranges.some((range) => has(range, character)));
    if (own.length > 0) loading.push(faces.load(`16px ${family}`, own.join('')));
    missing = missing.filter((character) => !own.includes(character));
  }
  await Promise.all(loading);
}

const unquote = (family: string) => family.replaceAll(/^['"]|['"]$/g, '');

const readRanges = ({ unicodeRange }: Pick<FontFace, 'unicodeRange'>) =>
  unicodeRange.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return { first: Number.parseInt(first, 16), last: Number.parseInt(last, 16) };
  });

function has({ first, last }: { first: number; last: number }, character: string) {
  const code = character.codePointAt(0) ?? 0;
  return first <= code && code <= last;
}
