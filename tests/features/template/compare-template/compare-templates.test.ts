import { describe, expect, it } from 'vitest';
import { compareTemplates } from '@/features/template/compare-template/model/compare-templates';
import { createTemplate, createTemplateSlot } from '@/pages/template/detail/ui/story-templates';
import type { Template } from '@/entities/template';

const base = createTemplate();
const content = (change: Partial<Template['content']>): Template => ({
  ...base,
  content: { ...base.content, ...change },
});
const [worker, company] = base.content.fields;
if (!worker || !company) throw new Error('the template has two fields');
const EVERYTHING = { fields: [], slots: [], annotations: [], title: '', content: { expiryDays: 1, message: '' } };

const say = (theirs: Template, mine: Template) =>
  compareTemplates(theirs, mine, EVERYTHING).flatMap(({ title, differences }) =>
    differences.map((one) => [title, one.name, one.theirs, one.mine]),
  );

describe('two versions of a template', () => {
  it('are equal whatever the order of their properties', () => {
    const reordered = Object.fromEntries(Object.entries(worker).toReversed());
    expect(say(content({ fields: [{ ...worker, ...reordered }, company] }), base)).toEqual([]);
  });

  it('differ in fields that only one of them has', () => {
    expect(say(content({ fields: [worker] }), content({ fields: [company] }))).toEqual([
      ['칸', '회사 서명', '없어요', '1쪽에 있어요'],
      ['칸', '근로자 서명', '1쪽에 있어요', '없어요'],
    ]);
  });

  it.each<[string, Partial<typeof worker>, string, string]>([
    ['name', { name: '서명' }, '이름 ‘서명’', '이름 ‘근로자 서명’'],
    ['kind', { kind: 'SEAL' }, '도장', '서명'],
    ['owner', { receiverUuid: '회사' }, '회사의 칸', '근로자의 칸'],
    ['sender', { receiverUuid: null }, '보내는 쪽의 칸', '근로자의 칸'],
    ['page', { page: 2 }, '2쪽', '1쪽'],
    [
      'place',
      { rect: { ...worker.rect, x: 72, y: 144 } },
      '왼쪽에서 25.4mm, 위에서 50.8mm',
      '왼쪽에서 127.0mm, 위에서 225.8mm',
    ],
    ['size', { rect: { ...worker.rect, width: 72 } }, '크기 25.4×15.5mm', '크기 49.4×15.5mm'],
    ['duty', { required: false }, '비워도 돼요', '꼭 채워야 해요'],
    ['value', { value: '김지수' }, '미리 적은 값 ‘김지수’', '미리 적은 값 없음'],
    ['help', { help: '도움말' }, '그 밖의 설정이 달라요', '그 밖의 설정이 달라요'],
    ['two at once', { kind: 'SEAL', required: false }, '도장 · 비워도 돼요', '서명 · 꼭 채워야 해요'],
  ])('differ in the %s of a field', (_, change, theirs, mine) => {
    expect(say(content({ fields: [{ ...worker, ...change }, company] }), base)).toEqual([
      ['칸', '근로자 서명', theirs, mine],
    ]);
  });

  it('tell a place apart from a size', () => {
    const moved = { ...worker, rect: { ...worker.rect, y: worker.rect.y + 10 } };
    expect(
      say(content({ fields: [moved, company] }), base)
        .flat()
        .join(),
    ).not.toContain('크기');
  });

  it('differ in roles', () => {
    const [first, second] = base.content.slots;
    if (!first || !second) throw new Error('the template has two roles');
    const theirs = content({
      slots: [{ ...first, channels: ['MAIL', 'SMS'], order: 3 }, createTemplateSlot('보증인')],
    });
    expect(say(theirs, base)).toEqual([
      ['역할', '근로자', '3번째 차례 · 메일·문자로 보내요', '1번째 차례 · 메일로 보내요'],
      ['역할', '회사', '없어요', '서명하기'],
      ['역할', '보증인', '서명하기', '없어요'],
    ]);
  });

  it('differ in settings', () => {
    const theirs = { ...content({ expiryDays: 30, message: '' }), title: '새 근로계약서' };
    expect(say(theirs, base)).toEqual([
      ['설정', '템플릿 이름', '‘새 근로계약서’', '‘근로계약서’'],
      ['설정', '마감', '30일', '14일'],
      ['설정', '받는 분에게 하는 말', '비어 있어요', '‘12월 1일 전까지 서명 부탁드려요.’'],
    ]);
  });
});

describe('what was not changed here', () => {
  const theirs = { ...content({ fields: [worker], slots: [], expiryDays: 30, message: '' }), title: '새 이름' };
  const staying = (touched: Parameters<typeof compareTemplates>[2]) =>
    compareTemplates(theirs, base, touched).flatMap(({ differences }) =>
      differences.filter(({ stays }) => stays).map(({ name }) => name),
    );

  it('stays as it was saved when mine overwrites it', () => {
    expect(staying({ fields: [] })).toEqual(['근로자', '회사', '템플릿 이름', '마감', '받는 분에게 하는 말']);
    expect(staying({ slots: [], content: { message: '' } })).toEqual(['회사 서명', '템플릿 이름', '마감']);
  });

  it('is nothing if everything was changed', () => {
    expect(staying(EVERYTHING)).toEqual([]);
  });
});
