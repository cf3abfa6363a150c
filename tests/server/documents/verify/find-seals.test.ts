import { describe, expect, test } from 'vitest';
import { findBaseEnd, findSeals, readSealClaims } from '../../../../server/documents/verify/find-seals.ts';
import { SEAL_MARK, seemingSeal } from '../../../support/seeming-seal.ts';

const MEBIBYTE = 1_048_576;

describe('what looks like a seal', () => {
  test('is found where the file begins, and says where it ends', () => {
    const text = seemingSeal(0, '00ff', 20);
    expect(findSeals(Buffer.from(text))).toEqual([
      { start: 0, gapStart: text.indexOf('<'), gapEnd: text.length, end: text.length + 20 },
    ]);
  });

  test('is found in the order of the file, and the last 256 times only', () => {
    let text = '';
    for (let count = 0; count < 258; count += 1) text += seemingSeal(text.length, '00');
    const starts = findSeals(Buffer.from(text)).map(({ start }) => start);
    expect(starts).toHaveLength(256);
    expect([starts[0], starts.at(-1)]).toEqual([text.length / 129, text.lastIndexOf(SEAL_MARK)]);
  });

  test('has room for a signature, and for no more than a mebibyte', () => {
    const one = seemingSeal(0, '');
    const first = one.indexOf('<');
    // The gap ends right behind the bracket that opens it.
    const empty = one.replace(` ${first + 2} `, ` ${first + 1} `);
    expect([one, empty].map((text) => findSeals(Buffer.from(text)).length)).toEqual([1, 0]);
    const lengths = [MEBIBYTE - 2, MEBIBYTE - 1].map((length) => '0'.repeat(length));
    expect(lengths.map((contents) => findSeals(Buffer.from(seemingSeal(0, contents))).length)).toEqual([1, 0]);
    // The size of the gap counts, and not where in the file it is.
    const behind = ' '.repeat(MEBIBYTE);
    expect(findSeals(Buffer.from(`${behind}${seemingSeal(MEBIBYTE, '00')}`))).toHaveLength(1);
  });
});

const NOTHING = { kind: null, at: null, chain: null };
const DATE = "/M (D:20261122000405+09'00')";
const OWN = `/DojangSeal <</Kind /DOCUMENT/Chain 12 0 R/ChainSHA256 <${'ab'.repeat(32)}>>>`;

/** Reads the claims of a dictionary whose seal leaves out its last entry. */
function claims(entries: string, head = '7 0 obj\n', end = '>>\nendobj\n') {
  const text = `${head}<<${entries}${SEAL_MARK}1 2 3]/Contents <00>`;
  const place = { start: text.indexOf(SEAL_MARK), gapEnd: text.length };
  return readSealClaims(Buffer.from(`${text}${end}`), place);
}

describe('what a seal claims', () => {
  test('is its kind, its time and its chain', () => {
    const hash = Buffer.alloc(32, 0xab);
    const { kind, at, chain } = claims(`${DATE}${OWN}`);
    expect([kind, at, chain?.number]).toEqual(['DOCUMENT', new Date('2026-11-21T15:04:05Z'), 12]);
    expect(hash.equals(chain?.sha256 ?? Buffer.alloc(0))).toBe(true);
  });

  test.each([
    ['without our entry', DATE],
    ['with another value for it', `${DATE}/DojangSeal 5`],
  ])('is nothing %s', (_, entries) => {
    expect(claims(entries)).toEqual(NOTHING);
  });

  test.each([
    ['is no dictionary', claims('', '7 0 obj\n[')],
    ['was cut off', claims(OWN, undefined, '')],
    ['is in no object', claims(OWN, '%%%%')],
  ])('is nothing where the object %s', (_, read) => {
    expect(read).toEqual(NOTHING);
  });

  test('is nothing without a kind that we seal, a date and a reference', () => {
    expect(claims('/M 5/DojangSeal <</Kind /OTHER/Chain 12/ChainSHA256 <ab>>>')).toEqual(NOTHING);
    expect(claims('/DojangSeal <<>>')).toEqual(NOTHING);
    expect(claims('/DojangSeal <</Kind /CERTIFICATE/Chain 3 0 R>>')).toEqual({
      ...NOTHING,
      kind: 'CERTIFICATE',
      chain: { number: 3, sha256: null },
    });
  });

  test('is read from an object that begins at most four kibibytes before', () => {
    const head = '7 0 obj\n';
    const length = 4096 - (`<<${OWN}`.length + ' obj\n'.length);
    const far = ' '.repeat(length);
    expect([claims(`${OWN}${far}`, head).kind, claims(`${OWN}${far} `, head).kind]).toEqual(['DOCUMENT', null]);
  });
});

const endIn = (text: string) => findBaseEnd(Buffer.from(text), { start: text.indexOf(SEAL_MARK) });

describe('the end of what was sealed', () => {
  test.each(['7 0', '1234 0', '7 12', '1234567890 65535'])(
    'is before the number of the seal’s object: %s',
    (number) => {
      expect(endIn(`%%EOF\n${number} obj\n<<${SEAL_MARK}`)).toBe('%%EOF\n'.length);
    },
  );

  test('is unknown where there is no object, none with a number, or nothing before it', () => {
    const texts = [`%%EOF\n<<${SEAL_MARK}`, `%%EOF\nx obj\n<<${SEAL_MARK}`, `7 0 obj\n<<${SEAL_MARK}`];
    expect(texts.map(endIn)).toEqual([null, null, null]);
  });
});
