import { FOLLOWS_TEMPLATE } from '@/entities/setting/mail-template';
import { expect, it } from 'vitest';
import { listLinkActions } from '@/features/direct-url/act-on-link/model/link-actions';
import {
  EMPTY_LINK_FORM,
  findLinkProblems,
  listTermChanges,
  readDomains,
  toLinkForm,
  toTerms,
  type LinkForm,
} from '@/features/direct-url/edit-terms/model/link-form';

const form: LinkForm = { ...EMPTY_LINK_FORM, name: '1공장 정문', limit: '１,200 ', endDay: '2026-12-31' };
const known = { taken: 12, today: '2026-11-24' };

it.each<[Partial<LinkForm>, object]>([
  [{}, {}],
  [{ name: ' ' }, { name: 'NAME' }],
  [{ limit: '' }, { limit: 'LIMIT' }],
  [{ limit: '10001' }, { limit: 'LIMIT' }],
  [{ limit: '1.5' }, { limit: 'LIMIT' }],
  [{ limit: '11' }, { limit: 'LIMIT_BELOW' }],
  [{ endDay: '2026-11-23' }, { endDay: 'END' }],
  [{ endDay: '2026-11-24' }, {}],
  [{ contactBy: 'MAIL', domains: 'hanbit' }, { domains: 'DOMAINS' }],
  [
    { contactBy: 'MAIL', domains: Array.from({ length: 21 }, (_, at) => `a${at}.example`).join(' ') },
    { domains: 'TOO_MANY_DOMAINS' },
  ],
  [{ contactBy: 'EITHER', domains: 'hanbit' }, {}],
  [{ title: '가'.repeat(101) }, { title: 'TITLE' }],
  [{ message: '가'.repeat(301) }, { message: 'MESSAGE' }],
  [{ days: '0' }, { days: 'DAYS' }],
  [{ days: '사흘' }, { days: 'DAYS' }],
  [{ title: '가'.repeat(100), message: '가'.repeat(300), days: '365' }, {}],
])('finds what is wrong after %o', (change, problems) => {
  expect(findLinkProblems({ ...form, ...change }, known)).toEqual(problems);
});

it('lets the last day count to its end, in Seoul', () => {
  expect(toTerms(form)).toEqual({
    name: '1공장 정문',
    limit: 1200,
    endsAt: '2026-12-31T14:59:00.000Z',
    contactBy: 'EITHER',
    domains: [],
    guard: 'ONCE',
    verifications: [],
    settings: {},
  });
});

it('asks for the identity only where a phone number is asked for', () => {
  expect(toTerms({ ...form, needsIdentity: true }).verifications).toEqual([]);
  expect(toTerms({ ...form, contactBy: 'PHONE', needsIdentity: true }).verifications).toEqual(['PHONE_IDENTITY']);
});

it('reads domains however they are separated', () => {
  expect(readDomains('@Hanbit.example, out.example\nhanbit.example')).toEqual(['hanbit.example', 'out.example']);
});

it('lists only what was changed', () => {
  const link = { ...toTerms(form), endsAt: '2026-12-31T14:59:00Z' };
  expect(listTermChanges(link, toLinkForm(link))).toEqual({});
  expect(listTermChanges(link, { ...toLinkForm(link), name: '2공장 정문', endDay: null })).toEqual({
    name: '2공장 정문',
    endsAt: null,
  });
});

it('replaces what the template says only where something was written', () => {
  const written = { ...form, title: ' 안전교육 확인서 ', message: '읽고 서명해주세요.', days: '3' };
  const settings = { title: '안전교육 확인서', message: '읽고 서명해주세요.', expiryDays: 3 };
  expect(toTerms(written).settings).toEqual(settings);
  const link = { ...toTerms(form), settings };
  expect(listTermChanges(link, toLinkForm(link))).toEqual({});
  expect(listTermChanges(link, { ...toLinkForm(link), message: '', days: '' })).toEqual({
    settings: { title: '안전교육 확인서' },
  });
  const words = { ...toLinkForm(link), mailTemplate: 'DEFAULT' };
  expect(listTermChanges(link, words)).toEqual({ settings: { ...settings, mailTemplate: 'DEFAULT' } });
  const chosen = { ...link, settings: { mailTemplate: 'DEFAULT' } };
  expect(listTermChanges(chosen, { ...toLinkForm(chosen), mailTemplate: FOLLOWS_TEMPLATE })).toEqual({ settings: {} });
});

it.each([
  ['ON', null, ['show', 'contracts', 'change', 'pause', 'end']],
  ['PAUSED', 'MEMBER', ['show', 'contracts', 'change', 'resume', 'end']],
  ['ENDED', 'TIME', ['show', 'contracts', 'change']],
  ['ENDED', 'MEMBER', ['show', 'contracts']],
] as const)('offers for a link that is %s by %s: %s', (state, reason, actions) => {
  expect(listLinkActions({ state, reason, mayChange: true })).toEqual(actions);
  expect(listLinkActions({ state, reason, mayChange: false })).toEqual(['show', 'contracts']);
});
