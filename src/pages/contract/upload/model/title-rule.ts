import { countGraphemes, normalizeName, splitGraphemes } from '#rules/graphemes.ts';
import { TITLE_MAX } from '@/shared/config';

export const findTitleProblem = (title: string): string | null => {
  if (title.trim() === '') return '문서 이름을 적어주세요.';
  if (countGraphemes(title.trim()) > TITLE_MAX) return `${TITLE_MAX}자까지 적을 수 있어요.`;
  return normalizeName(title, TITLE_MAX) === null ? '보이지 않는 글자가 들어 있어요. 지우고 다시 적어주세요.' : null;
};

/** Turns a file name into a title and shortens it if necessary. */
export function toValidTitle(words: string): string {
  const title = splitGraphemes(words).slice(0, TITLE_MAX).join('');
  return findTitleProblem(title) === null ? title : '새 문서';
}
