import { describe, expect, it } from 'vitest';
import { FIELD_KINDS } from '../../../../rules/field-kinds.ts';
import { findKindByWord, KIND_WORDS } from '../../../../server/documents/tags/kind-words.ts';
import { readTag } from '../../../../server/documents/tags/read-tag.ts';
import { FIELD_KIND_LABELS } from '../../../../src/entities/contract/model/words.ts';

describe('a tag', () => {
  it.each([
    ['근로자.성명:이름*', { role: '근로자', name: '성명', kind: 'NAME', isRequired: true }],
    ['근로자.성명', { role: '근로자', name: '성명', kind: 'NAME', isRequired: false }],
    ['성명*', { role: null, name: '성명', kind: 'NAME', isRequired: true }],
    ['  갑 . 주소 : 여러 줄 * ', { role: '갑', name: '주소', kind: 'MULTILINE', isRequired: true }],
    ['근로자.월급', { role: '근로자', name: '월급', kind: 'AMOUNT', isRequired: false }],
    ['Tenant.Signed on:signed_date', { role: 'Tenant', name: 'Signed on', kind: 'SIGNED_DATE', isRequired: false }],
    ['을.성명:아무말', { role: '을', name: '성명', kind: 'TEXT', isRequired: false }],
    ['갑.제3.1조 금액:금액', { role: '갑', name: '제3.1조 금액', kind: 'AMOUNT', isRequired: false }],
    ['갑.\n성명', { role: '갑', name: '성명', kind: 'NAME', isRequired: false }],
  ])('%j is read', (inner, tag) => {
    expect(readTag(inner)).toEqual(tag);
  });

  it.each([
    ['nothing', ''],
    ['spaces', '  '],
    ['no name', '근로자.'],
    ['no name but a kind', ':서명'],
    ['no role before the dot', '.성명'],
    ['a colon and no kind', '근로자.성명:'],
    ['two kinds', '근로자.성명:이름:글자'],
    ['a star in its middle', '근로*자.성명'],
    ['a brace', '근로자{성명'],
    ['a name of 101 characters', '가'.repeat(101)],
    ['what may not be asked', '근로자.주민등록번호'],
    ['what may not be asked, whatever kind it is called', '근로자.주민등록번호:글자'],
  ])('with %s stays text', (_what, inner) => {
    expect(readTag(inner)).toBeNull();
  });
});

describe('the words for a kind', () => {
  it.each(FIELD_KINDS)('%s are its own, those of the editor and its name', (kind) => {
    const words = [kind, kind.toLowerCase(), FIELD_KIND_LABELS[kind], ...KIND_WORDS[kind]];
    expect(words.filter((word) => findKindByWord(word) !== kind)).toEqual([]);
  });
});
