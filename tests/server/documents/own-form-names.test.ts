import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FORMS } from '../../../server/content/forms/forms.ts';
import { drawForm } from '../../../server/documents/typeset/draw-form.ts';
import { FORM_STYLES } from '../../../server/documents/typeset/form.types.ts';
import { createTestEngine } from '../../support/documents/engine.ts';

const engine = createTestEngine();
beforeAll(() => engine.ready());
afterAll(() => engine.closeUnharmed());

/** The document's own questions, each with the names that a person would accept, and who answers it. */
const TERMS: Record<string, readonly (readonly [string | RegExp, string | null])[]> = {
  employment: [
    ['근무 장소', '사업주'],
    ['업무의 내용', '사업주'],
    ['주 근무 일수', '사업주'],
    ['월급', '사업주'],
    [/^(?:월급|임금) 지급일$/, '사업주'],
  ],
  'non-disclosure': [
    ['목적', null],
    ['비밀유지 의무 기간', null],
    ['위약금', null],
  ],
  'personal-information': [
    ['회사', null],
    ['수집·이용 목적', null],
    ['보유·이용 기간', null],
  ],
  'power-of-attorney': [['위임할 일', '위임인']],
  services: [
    ['용역의 내용', null],
    ['계약금액', null],
    ['선금', null],
    ['대금 지급 기한', null],
    ['지체상금률', null],
  ],
};

const matches = (asked: string | RegExp, name: string) =>
  typeof asked === 'string' ? asked === name : asked.test(name);

describe.each(FORM_STYLES)('the names in our own forms, drawn as %s', (style) => {
  it.each(FORMS)('ask what the forms ask: $code', async (form) => {
    const { bytes } = drawForm(form, style);
    const { suggestions } = await engine.readDocument({ sha256: `${form.code}-${style}`, read: () => bytes });
    const missing = (TERMS[form.code] ?? []).filter(
      ([asked, party]) => !suggestions.some(({ name, partyName }) => matches(asked, name) && partyName === party),
    );
    expect(missing).toEqual([]);
    expect(suggestions.filter(({ name }) => /^\d쪽 \d번 칸$/.test(name))).toEqual([]);
  });
});
