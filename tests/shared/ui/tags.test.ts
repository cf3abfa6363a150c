import { describe, expect, it } from 'vitest';
import { addTags, splitTags } from '@/shared/ui/inputs/combobox/split-tags';

describe('tags', () => {
  it('splits what was pasted at commas, semicolons, spaces and lines', () => {
    expect(splitTags('a@x.kr, b@x.kr;c@x.kr\n d@x.kr ')).toEqual(['a@x.kr', 'b@x.kr', 'c@x.kr', 'd@x.kr']);
  });

  it('keeps the spaces of names', () => {
    expect(splitTags('홍 길동, 이도윤', true)).toEqual(['홍 길동', '이도윤']);
  });

  it('adds nobody twice, whatever the case', () => {
    expect(addTags(['a@x.kr'], ['A@x.kr', 'b@x.kr', 'B@X.kr'])).toEqual(['a@x.kr', 'b@x.kr']);
  });
});
