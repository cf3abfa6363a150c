import { expect, it } from 'vitest';
import { describeReplacement } from '@/features/template/replace-file/ui/describe-replacement';

const lost = [{ fieldId: 'f', name: '이름', page: 1 }];

it.each([
  [{ kept: 3, moved: 0, lost: [] }, '칸 3개는 그대로 둬요.'],
  [{ kept: 0, moved: 2, lost: [] }, '칸 2개는 글자를 따라 옮겨요.'],
  [{ kept: 3, moved: 2, lost }, '칸 3개는 그대로 두고, 칸 2개는 글자를 따라 옮기고, 칸 1개는 자리를 확인해야 해요.'],
  [{ kept: 3, moved: 0, lost }, '칸 3개는 그대로 두고, 칸 1개는 자리를 확인해야 해요.'],
  [{ kept: 0, moved: 0, lost: [] }, '이 파일에는 놓아둔 칸이 없어요.'],
])('says what becomes of the fields: %o', (replacement, words) => {
  expect(describeReplacement(replacement)).toBe(words);
});
