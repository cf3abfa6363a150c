import { normalizeName } from '#rules/names.ts';
import { MAX_TITLE_LENGTH } from '@/shared/config';

export const findTitleProblem = (title: string): string | null =>
  normalizeName(title, MAX_TITLE_LENGTH) === null
    ? `템플릿 이름을 1자에서 ${MAX_TITLE_LENGTH}자 사이로 적어주세요.`
    : null;
