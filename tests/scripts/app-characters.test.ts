import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findAppCharacters, readRanges, writeRanges } from '../../scripts/lib/app-characters.ts';

const styles = readFileSync(path.resolve(import.meta.dirname, '../../fonts/web/dojang-ui.css'), 'utf8');
/**
 * Text written since the font was packed needs other font files. A few characters are cheap, but many mean more
 * requests for everyone.
 */
const MAX_MISSING = 12;
const isHangul = (character: string) => character >= '가' && character <= '힣';

describe('the font of the words of the app', () => {
  it('has nearly all of their syllables', async () => {
    const ranges = readRanges(styles);
    const missing = [...(await findAppCharacters())].filter((character) => {
      const code = character.codePointAt(0) ?? 0;
      return isHangul(character) && !ranges.some(([first, last]) => first <= code && code <= last);
    });
    expect(missing.length, `run npm run fonts: ${missing.join('')}`).toBeLessThanOrEqual(MAX_MISSING);
  });

  it('does not take what other files are for', () => {
    const hangul = readRanges(styles).filter(([first]) => first >= 0xac_00 && first <= 0xd7_a3);
    expect(hangul.reduce((sum, [first, last]) => sum + last - first + 1, 0)).toBeLessThan(1_000);
  });
});

describe('ranges of characters', () => {
  it('join neighbours', () => {
    expect(writeRanges([0xac02, 0x41, 0xac00, 0xac01])).toBe('U+41, U+ac00-ac02');
  });

  it('are read as they were written', () => {
    const ranges = 'U+41, U+ac00-ac02';
    expect(readRanges(`unicode-range: ${ranges};`)).toEqual([
      [0x41, 0x41],
      [0xac00, 0xac02],
    ]);
  });
});
