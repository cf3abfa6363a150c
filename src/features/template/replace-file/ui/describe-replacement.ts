import type { Replacement } from '../api/replacement';

/** Returns a sentence such as "칸 38개는 그대로 두고, 2개는 글자를 따라 옮기고, 1개는 자리를 확인해야 해요." */
export function describeReplacement({ kept, moved, lost }: Pick<Replacement, 'kept' | 'moved' | 'lost'>): string {
  if (kept + moved + lost.length === 0) return '이 파일에는 놓아둔 칸이 없어요.';
  const parts = [
    { count: kept, middle: '그대로 두고', last: '그대로 둬요' },
    { count: moved, middle: '글자를 따라 옮기고', last: '글자를 따라 옮겨요' },
    { count: lost.length, middle: '자리를 확인해야 하고', last: '자리를 확인해야 해요' },
  ].filter(({ count }) => count > 0);
  return `${parts
    .map(({ count, middle, last }, index) => `칸 ${count}개는 ${index === parts.length - 1 ? last : middle}`)
    .join(', ')}.`;
}
