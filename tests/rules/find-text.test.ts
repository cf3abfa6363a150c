import { describe, expect, it } from 'vitest';
import { findText } from '../../rules/find-text.ts';

const TEXTS = [
  '마감이 지나면 어떻게 되나요?',
  '감사추적인증서에는 SHA-256 지문이 적혀요',
  '크레딧 환불',
  'hwp 파일 올리기',
];
const find = (typed: string) => findText(TEXTS, typed, (text) => text);

describe('finding text', () => {
  it('gives everything while nothing is typed', () => {
    expect(find('  ')).toBe(TEXTS);
  });

  it.each([
    ['a word', '지문', 1],
    ['letters of another case', 'sha-256', 1],
    ['capital letters', 'HWP', 3],
    ['a last syllable that is still being typed', '감사추저', 1],
    ['a last syllable without its final consonant', '크레디', 2],
    ['initial consonants', 'ㅁㄱ', 0],
    ['initial consonants across a space', 'ㅋㄹㄷㅎㅂ', 2],
    ['a word typed with other spaces', '감사추적 인증서', 1],
    ['decomposed Hangul, as macOS pastes it', '마감'.normalize('NFD'), 0],
    ['words in another order', '환불 크레딧', 2],
  ])('finds by %s', (_, typed, place) => {
    expect(find(typed)).toEqual([TEXTS[place]]);
  });

  it('asks for every word', () => {
    expect(find('환불 마감')).toEqual([]);
  });

  it.each([
    ['without accents', 'nguyen'],
    ['with decomposed accents', 'Nguyễn'.normalize('NFD')],
    ['with characters of no width', 'ng\u200buyễn'],
  ])('finds a Vietnamese name typed %s', (_, typed) => {
    expect(findText(['Nguyễn Văn An', 'Đỗ Minh'], typed, (text) => text)).toEqual(['Nguyễn Văn An']);
  });

  it('finds a letter with a stroke by the plain one, and everything by nothing visible', () => {
    expect(findText(['Nguyễn Văn An', 'Đỗ Minh'], 'do', (text) => text)).toEqual(['Đỗ Minh']);
    expect(find('\u200b')).toBe(TEXTS);
  });

  it('finds full-width characters by the usual ones, and the reverse', () => {
    expect(findText(['ＳＨＡ－２５６ （지문）'], 'sha-256 (지문)', (text) => text)).toHaveLength(1);
    expect(find('ｈｗｐ')).toEqual(['hwp 파일 올리기']);
    expect(findText(['㈜한빛'], '(주)한빛', (text) => text)).toHaveLength(1);
  });

  it('reads consonants beside syllables as the start of a word', () => {
    expect(find('크레ㄷ')).toEqual(['크레딧 환불']);
    expect(find('ㅋ레')).toEqual([]);
  });

  it('reads decomposed texts', () => {
    expect(findText(['마감'.normalize('NFD')], '마감', (text) => text)).toHaveLength(1);
  });
});
