import { MAX_FIELDS } from '../model/commands/place';
import type { Announcement } from '../model/announcement';

const NAMED = {
  placed: (name: string) => `${name} 칸을 놓았어요`,
  assigned: (name: string) => `${name}의 칸으로 바꿨어요`,
};
const COUNTED = {
  accepted: (count: number) => `추천한 칸 ${count}개를 넣었어요`,
  moved: (count: number) => `${fieldsAsObject(count)} 옮겼어요`,
  duplicated: (count: number) => `${fieldsAsObject(count)} 복사했어요`,
  spread: (count: number) => `모든 쪽에 넣었어요. 칸 ${count}개`,
  pasted: (count: number) => `${fieldsAsObject(count)} 붙여 넣었어요`,
  removed: (count: number) => `${fieldsAsObject(count)} 지웠어요`,
};
const PLAIN = {
  resized: '크기를 바꿨어요',
  aligned: '칸을 맞췄어요',
  distributed: '칸 사이를 같게 했어요',
  sized: '같은 크기로 했어요',
  marked: '도장이나 서명을 넣었어요',
  unmarked: '도장이나 서명을 뺐어요',
  renamed: '서식의 누가 누구인지 바꿨어요',
  undone: '되돌렸어요',
  redone: '다시 했어요',
  full: `칸은 ${MAX_FIELDS.toLocaleString('ko-KR')}개까지 놓을 수 있어요`,
  nowhere: '더 놓을 쪽이 없어요',
};

export function describeAnnouncement(announcement: Announcement | null): string {
  if (!announcement) return '';
  if ('name' in announcement) return NAMED[announcement.what](announcement.name);
  return 'count' in announcement ? COUNTED[announcement.what](announcement.count) : PLAIN[announcement.what];
}

/** Returns "fields" with its object particle. A single field is mentioned without a number. */
const fieldsAsObject = (count: number) => (count === 1 ? '칸을' : `칸 ${count}개를`);
