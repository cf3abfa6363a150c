import { afterAll, describe, expect, test } from 'vitest';
import { matchAnything } from '#rules/value-problem.ts';
import { createEditorPages } from '@/features/contract/editor/place-fields/model/field-set';
import { groupByParty } from '@/features/contract/editor/place-fields/model/form-parties';
import { createProposedFields, listProposals } from '@/features/contract/editor/place-fields/model/suggestions';
import { FORMS } from '../../../../../server/content/forms/forms.ts';
import { createDocumentEngine } from '../../../../../server/documents/engine.ts';
import { mergeSuggestions } from '../../../../../server/documents/suggest/merge-suggestions.ts';
import { countPacked, openPacked } from '../../../../../server/documents/suggest/page/packed-print.ts';
import { drawForm } from '../../../../../server/documents/typeset/draw-form.ts';
import { lint } from '../../../../../server/modules/contracts/drafting/lint/lint.ts';
import { readForeignForm, THREE, TWELVE } from '../../../../support/documents/foreign-forms/foreign-forms.ts';
import { field as clickHere, hangulOf, paragraph, table, text } from '../../../../support/documents/hangul-fields.ts';
import { draft, FILE, ONE, part, person } from '../../../../support/lint-draft.ts';

const engine = createDocumentEngine();
afterAll(() => engine.close());

const put = (name: string) => paragraph(clickHere({ name, guide: '여기에 적어주세요' }));
const label = (words: string) => paragraph(text(words));

/** Places every suggestion as the editor does, and checks the result before sending. */
async function lintSuggested(upload: Uint8Array) {
  const intake = await engine.intake(upload);
  if (intake.status === 'REFUSED') throw new Error(intake.refusal.errorCode);
  const { normalised, normalisedSha256, pages } = intake;
  const { print, ...found } = await engine.readDocument({ sha256: normalisedSha256, read: () => normalised });
  const suggestions = mergeSuggestions(intake.suggestions, found.suggestions);
  const printed = print.flatMap((packed, index) =>
    openPacked(packed)(0, countPacked(packed)).map((one) => ({ page: index + 1, ...one })),
  );
  const proposals = listProposals([{ fileId: FILE, suggestions }]);
  const partyOwners = new Map(groupByParty(proposals).map(({ name }) => [name, { owner: ONE }]));
  const shown = createEditorPages(pages.map((shape) => ({ fileId: FILE, page: shape.number, shape })));
  const fields = createProposedFields(proposals, partyOwners, shown);
  const read = [{ fileId: FILE, isRead: true, print: printed, suggestions }];
  const files = [{ ...part(), pages }];
  const problems = lint(draft({ files, receivers: [person(ONE)], fields, read }), matchAnything);
  const facts = suggestions.map(({ partyName, name, source }) => [partyName, name, source]);
  return { count: fields.length, messages: problems.map(({ message }) => message), facts };
}

describe('all suggestions of a form, accepted as they are', () => {
  test.each(FORMS)('pass the check without a word: our own $code', async (form) => {
    const { count, messages } = await lintSuggested(drawForm(form, 'TABLE').bytes);
    expect(count).toBeGreaterThan(10);
    expect(messages).toEqual([]);
  });

  test.each(['hwpx', 'hwp'] as const)(
    'pass it where the author of a %s document made fields in cells',
    async (format) => {
      const sections = ['갑 (도급인)', '을 (수급인)'].map((party) =>
        paragraph(
          table(10_000, [
            [
              label(party),
              label('상호'),
              put('회사 이름'),
              label('연락처'),
              { name: '연락받을 번호', inner: label('') },
            ],
            [label(party), label('주소'), put('주소'), label('대표자'), put('대표')],
          ]),
        ),
      );
      const { facts, messages } = await lintSuggested(
        await hangulOf(format, [], [label('도급 계약서'), ...sections.flatMap((section) => [section, label('')])]),
      );
      expect(facts).toEqual(
        ['도급인', '수급인'].flatMap((party) =>
          ['회사 이름', '연락받을 번호', '주소', '대표'].map((name) => [party, name, 'HANGUL_FIELD']),
        ),
      );
      expect(messages).toEqual(['정해원 님이 서명하거나 도장 찍을 칸이 없어요']);
    },
  );

  test('pass it on the fifteen others, and on one with lines close to each other', async () => {
    const warnings: string[] = [];
    for (const name of [...TWELVE, ...THREE, 'brokered-lease.pdf'])
      warnings.push(...(await lintSuggested((await readForeignForm(name)).upload)).messages);
    expect(warnings).toEqual([]);
  });
});
