import { VISIBILITY_LABELS, type Template } from '@/entities/template';
import { isEqual, type Difference } from './compare-items';
import type { UnsavedParts } from './unsaved-parts';

type Setting = {
  key: string;
  name: string;
  of: (template: Template) => unknown;
  say: (template: Template) => string;
  isTouched: (touched: UnsavedParts) => boolean;
};

const UNLIKE = () => '설정이 달라요';
const quote = (words: string) => (words ? `‘${words}’` : '비어 있어요');
const count = (things: readonly unknown[]) => (things.length > 0 ? `${things.length}개` : '없어요');

const ofContent = <Key extends keyof Template['content']>(
  key: Key,
  name: string,
  say: (value: Template['content'][Key]) => string,
): Setting => ({
  key,
  name,
  of: ({ content }) => content[key],
  say: ({ content }) => say(content[key]),
  isTouched: ({ content = {} }) => key in content,
});

const SETTINGS: readonly Setting[] = [
  {
    key: 'title',
    name: '템플릿 이름',
    of: ({ title }) => title,
    say: ({ title }) => quote(title),
    isTouched: ({ title }) => title !== undefined,
  },
  {
    key: 'description',
    name: '어떤 문서인가요?',
    of: ({ description }) => description,
    say: ({ description }) => quote(description),
    isTouched: ({ description }) => description !== undefined,
  },
  {
    key: 'visibility',
    name: '누가 쓸 수 있나요?',
    of: ({ visibility, groupIds }) => [visibility, groupIds],
    say: ({ visibility, groupIds }) =>
      visibility === 'GROUPS' ? `${VISIBILITY_LABELS.GROUPS} ${groupIds.length}개` : VISIBILITY_LABELS[visibility],
    isTouched: ({ visibility, groupIds }) => visibility !== undefined || groupIds !== undefined,
  },
  {
    key: 'files',
    name: '파일',
    of: ({ files }) => files.map(({ fileId }) => fileId),
    say: ({ files }) => files.map(({ name }) => name).join(', '),
    isTouched: ({ fileIds }) => fileIds !== undefined,
  },
  ofContent('expiryDays', '마감', (days) => `${days}일`),
  ofContent('remindDaysBefore', '마감 전에 알리기', (days) =>
    days.length > 0 ? days.map((day) => `${day}일 전`).join(', ') : '알리지 않아요',
  ),
  ofContent('message', '받는 분에게 하는 말', quote),
  ofContent('titleRule', '보낼 문서의 이름', quote),
  ofContent('shareWith', '나눌 그룹', count),
  ofContent('labelIds', '라벨', count),
  ofContent('folderId', '폴더', (folderId) => (folderId === null ? '없어요' : '다른 폴더예요')),
  ofContent('settings', '그 밖의 설정', UNLIKE),
];

export const compareSettings = (theirs: Template, mine: Template, touched: UnsavedParts): Difference[] =>
  SETTINGS.filter(({ of }) => !isEqual(of(theirs), of(mine))).map(({ key, name, say, isTouched }) => ({
    key,
    name,
    theirs: say(theirs),
    mine: say(mine),
    stays: !isTouched(touched),
  }));
