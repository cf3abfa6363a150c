import { countGraphemes, splitGraphemes } from '#rules/graphemes.ts';
import { normalizeName } from '#rules/names.ts';
import { MAX_TITLE_LENGTH } from '@/shared/config';

export const findTitleProblem = (title: string): string | null => {
  if (title.trim() === '') return '문서 이름을 적어주세요.';
  if (countGraphemes(title.trim()) > MAX_TITLE_LENGTH) return `${MAX_TITLE_LENGTH}자까지 적을 수 있어요.`;
  return normalizeName(title, MAX_TITLE_LENGTH) === null
    ? '보이지 않는 글자가 들어 있어요. 지우고 다시 적어주세요.'
    : null;
};

export function toValidTitle(words: string): string {
  const title = splitGraphemes(words).slice(0, MAX_TITLE_LENGTH).join('');
  return findTitleProblem(title) === null ? title : '새 문서';
}
