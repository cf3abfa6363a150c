import { summarizeArrangement } from '../../../rules/page-arrangement.ts';
import type { EventData } from '../../audit/events.ts';

/** Describes an arrangement, such as “12쪽 중 3쪽을 빼고 순서를 바꿨어요”, with the start of the upload's hash. */
export function describeArrangement({ sha256, pageCount, pages, turns }: EventData['FILE_ARRANGED']): string {
  const arranged = pages.map((page, index) => ({ page, turn: turns[index] ?? 0 }));
  const { removed, turned, isReordered } = summarizeArrangement(arranged, pageCount);
  const steps = [
    ...(removed > 0 ? [{ on: `${removed}쪽을 빼고`, last: `${removed}쪽을 뺐어요` }] : []),
    ...(turned > 0 ? [{ on: `${turned}쪽을 돌리고`, last: `${turned}쪽을 돌렸어요` }] : []),
    ...(isReordered ? [{ on: '순서를 바꾸고', last: '순서를 바꿨어요' }] : []),
  ];
  const words = steps.map(({ on, last }, index) => (index < steps.length - 1 ? on : last)).join(' ');
  const among = removed + turned > 0 ? `${pageCount}쪽 중 ` : '쪽 ';
  return `${among}${words} (올린 파일 지문 ${sha256.slice(0, 8)} ${sha256.slice(8, 16)}…)`;
}
