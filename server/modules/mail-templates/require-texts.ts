import { findMailProblems } from '../../../rules/mail-words.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { MailText } from './mail-templates.repository.ts';

/** Normalises an organisation's wording. Throws one error with everything that can't be sent. */
export function requireTexts(texts: readonly MailText[]): MailText[] {
  const normal = texts.map(normalizeText);
  const problems = normal.flatMap((text, index) =>
    findMailProblems(text).map((problem) => ({ ...problem, field: `texts[${index}].${problem.field}` })),
  );
  const keys = normal.map(({ kind, language }) => `${kind} ${language}`);
  const twin = keys.findIndex((key, index) => keys.indexOf(key) !== index);
  if (twin !== -1) throw wrong([{ field: `texts[${twin}]`, message: '같은 메일이 두 번 있어요. 하나만 남겨주세요.' }]);
  if (problems.length === 0) return normal;
  const fieldErrors = problems.map(({ field, message }) => ({ field, message }));
  throw problems.every(({ code }) => code === 'BUTTON_MISSING')
    ? new DomainError('BUTTON_MISSING', { fieldErrors })
    : wrong(fieldErrors);
}

export function requireText(text: MailText): MailText {
  const [normal = text] = requireTexts([text]);
  return normal;
}

const wrong = (fieldErrors: readonly { field: string; message: string }[]) =>
  new DomainError('TEXT_RULE_WRONG', {
    message: '메일 문구에 고칠 곳이 있어요. 표시된 곳을 확인해주세요.',
    fieldErrors,
  });

const normalize = (words: string) => words.normalize('NFC').replaceAll('\r\n', '\n').trim();

const normalizeText = ({ subject, blocks, text, ...rest }: MailText): MailText => ({
  ...rest,
  subject: normalize(subject),
  blocks: blocks.map((block) => ('words' in block ? { ...block, words: normalize(block.words) } : block)),
  text: normalize(text),
});
