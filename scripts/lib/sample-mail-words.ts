import { hasLink, listMailLines, MAIL_KINDS, type MailKind } from '../../rules/mail-words.ts';
import type { CustomTexts } from '../../server/content/mails/custom-texts.ts';

const WORDS = {
  ko: {
    subject: '{받는 분} 님, {문서 이름:을} 확인해주세요',
    heading: '{조직} 인사팀에서 {문서 이름:을} 보냈어요. 바쁘시더라도 끝까지 읽어봐 주세요',
    paragraphs: [
      '{받는 분:이} {할 일}할 문서예요. 자주 묻는 내용은 https://people.hanbit.example/questions/employment-contract 에 모아두었어요.',
      '첫째, 이름과 생년월일이 맞는지 봐주세요.\n둘째, 근무 시작일을 봐주세요.\n셋째, 계좌번호를 적어주세요.',
    ],
    button: '{받는 분} 님의 문서 열기',
    notes: ['{보낸 사람} 드림', '궁금한 점은 051-320-1200이나 people@hanbit.example로 물어봐주세요.'],
    text: '{받는 분} 님, {문서 이름:을} 확인해주세요.',
  },
  en: {
    subject: '{받는 분}, your document from {조직}',
    heading: '{조직} sent you {문서 이름}. Take your time, and read all of it',
    paragraphs: [
      'Answers to frequent questions are at https://people.hanbit.example/questions/employment-contract.',
      'First, check your name and date of birth.\nSecond, check your first day.\nThird, enter your account number.',
    ],
    button: 'Open document for {받는 분}',
    notes: ['Kind regards, {보낸 사람}', 'Ask people@hanbit.example or call 051-320-1200 if anything is unclear.'],
    text: '{받는 분}, please check {문서 이름}.',
  },
} as const;

/** Writes wording of realistic length, with every kind of block in an order that the built-in wording never has. */
function writeSampleWords(kind: MailKind, language: CustomTexts['language']): CustomTexts {
  const { subject, heading, paragraphs, button, notes, text } = WORDS[language];
  const [first, second] = paragraphs;
  return {
    kind,
    language,
    subject,
    text,
    blocks: [
      { type: 'NOTE', words: notes[0] },
      { type: 'HEADING', words: heading },
      { type: 'PARAGRAPH', words: first },
      ...(kind === 'SIGN_REQUEST' ? [{ type: 'MESSAGE' as const }] : []),
      { type: 'PARAGRAPH', words: second },
      ...(hasLink(kind) ? [{ type: 'BUTTON' as const, words: button }] : []),
      { type: 'HEADING', words: subject },
      { type: 'FACTS', lines: listMailLines(kind) },
      { type: 'PARAGRAPH', words: first },
      { type: 'NOTE', words: notes[1] },
    ],
  };
}

export const SAMPLE_TEXTS: readonly CustomTexts[] = MAIL_KINDS.flatMap((kind) => [
  writeSampleWords(kind, 'ko'),
  writeSampleWords(kind, 'en'),
]);
