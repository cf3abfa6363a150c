import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { findBrowserLanguage, language } from '@/shared/i18n';
import { defineTexts } from '@/shared/i18n/messages';

type Texts = { greeting: string };
const [KO, EN] = [{ greeting: '안녕하세요' }, { greeting: 'Hello' }];

/** Only Vietnamese and Thai have their own texts here. */
function defineSlice(loadVietnamese: () => Promise<Texts>) {
  const other = () => Promise.resolve(EN);
  return defineTexts<Texts>(
    { ko: KO, en: EN },
    {
      zh: async () => ({ zh: await other() }),
      ne: async () => ({ ne: await other() }),
      vi: async () => ({ vi: await loadVietnamese() }),
      th: async () => ({ th: { greeting: 'สวัสดี' } }),
      km: async () => ({ km: await other() }),
      id: async () => ({ id: await other() }),
      uz: async () => ({ uz: await other() }),
      mn: async () => ({ mn: await other() }),
    },
  );
}

const page = { documentElement: { lang: '' } };
beforeAll(() => void vi.stubGlobal('document', page));
beforeEach(() => language.choose('ko'));
// Other test files may share this module.
afterAll(async () => {
  await language.choose('ko');
  vi.unstubAllGlobals();
});

it('is loaded when it is chosen, and only then', async () => {
  const load = vi.fn(async () => ({ greeting: 'Xin chào' }));
  const slice = defineSlice(load);
  expect(load).not.toHaveBeenCalled();
  expect(slice.read('ko')).toBe(KO);
  await language.choose('vi');
  expect([language.read(), page.documentElement.lang]).toEqual(['vi', 'vi']);
  expect(slice.read('vi').greeting).toBe('Xin chào');
  await language.choose('ko');
  await language.choose('vi');
  expect(load).toHaveBeenCalledTimes(1);
});

it('that cannot be loaded leaves the former one, and can be chosen again', async () => {
  const load = vi.fn(async () => ({ greeting: 'Xin chào' })).mockRejectedValueOnce(new TypeError('no connection'));
  const slice = defineSlice(load);
  await expect(language.choose('vi')).rejects.toThrow('no connection');
  expect([language.read(), slice.read('vi')]).toEqual(['ko', EN]);
  await language.choose('vi');
  expect([language.read(), slice.read('vi').greeting]).toEqual(['vi', 'Xin chào']);
});

it('that was chosen first does not return when it is loaded last', async () => {
  const arrivals: ((texts: Texts) => void)[] = [];
  defineSlice(() => new Promise((resolve) => arrivals.push(resolve)));
  const first = language.choose('vi');
  await language.choose('th');
  arrivals[0]?.({ greeting: 'Xin chào' });
  await first;
  expect(language.read()).toBe('th');
});

it('is brought by slices whose code comes later, which speak English until then', async () => {
  await language.choose('vi');
  const slice = defineSlice(async () => ({ greeting: 'Xin chào' }));
  expect(slice.read('vi')).toBe(EN);
  await language.settled();
  expect(slice.read('vi').greeting).toBe('Xin chào');
  const fail = vi.fn(async () => EN).mockRejectedValueOnce(new TypeError('no connection'));
  const silent = defineSlice(fail.mockRejectedValueOnce(new TypeError('no connection')));
  await language.settled();
  expect(silent.read('vi')).toBe(EN);
});

it.each([
  [['ko-KR', 'ko'], 'ko'],
  [['en-US', 'en', 'ko'], 'ko'],
  [['vi-VN', 'en'], 'vi'],
  [['fr-FR', 'zh-TW'], 'zh'],
  [['fr-FR'], 'en'],
  [[], 'en'],
] as const)('of a browser that asks for %s is %s', (preferred, found) => {
  expect(findBrowserLanguage(preferred)).toBe(found);
});
