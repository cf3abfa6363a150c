import path from 'node:path';
import type { Page } from '@playwright/test';
import { OWNER, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

/** With `PICTURES=folder`, every page is also saved as a picture for comparison with the designs. */
const FOLDER = process.env['PICTURES'];

/** The pages of visitors, and of members below, in parts short enough for a slow machine to finish. */
const PUBLIC = {
  'about the service': {
    '/landing': '계약서를 보내면',
    '/landing/plan': '요금이 없어요',
    '/landing/faq': '자주 묻는 질문',
    '/landing/support': '무엇을 도와드릴까요?',
    '/landing/terms-of-service': '이용약관',
    '/landing/privacy-policy': '개인정보 처리방침',
    '/no/such/page': '찾는 페이지가 없어요',
  },
  'for signing in, signing and checking': {
    '/auth/sign-in': '로그인',
    '/auth/find-password': '비밀번호 찾기',
    '/invitation/acceptance': '초대',
    '/certificates': '문서가 진짜인지 확인하기',
    '/receiver/callback?t=0000000000000000000000': '링크가 맞지 않아요',
    '/direct-url/0000000000': '링크가 맞지 않아요',
    '/copies': '확인한 지 오래됐어요',
  },
};
const SIGNED_IN = {
  'contracts and templates': {
    '/dashboard': '지수님, ',
    '/contract/dashboard/normal': '문서함',
    '/contract/dashboard/direct-url': '링크 서명',
    '/contract/send/upload': '서명받을 파일을 올려주세요',
    '/template/dashboard': '템플릿',
    '/template/dashboard/bookmark': '템플릿',
    '/template/create/upload': '무엇으로 템플릿을 만들까요?',
    '/alert': '알림',
  },
  'the profile and the organisation': {
    '/annual-auth': '1년에 한 번, 본인 확인을 해주세요',
    '/profile/information': '내 정보',
    '/profile/sign': '내 서명과 도장',
    '/profile/invited-organization': '초대받은 조직',
    '/setting/organization': '조직 정보',
    '/setting/member': '멤버',
    '/setting/contact': '연락처',
    '/setting/service': '서비스 설정',
    '/setting/mail': '메일 문구',
  },
  'lists, help and terms': {
    '/setting/list-box-db': '선택 목록',
    '/setting/faq': '자주 묻는 질문',
    '/setting/support': '문의하기',
    '/notice/dashboard': '공지사항',
    '/notice/dashboard/template-store': '템플릿 스토어가 열렸어요',
    '/notice/guide': '도움말',
    '/notice/guide?page=first-document': '첫 문서 보내기',
    '/terms-of-service': '이용약관',
    '/privacy-policy': '개인정보 처리방침',
  },
};

type Look = {
  name: string;
  viewport: { width: number; height: number };
  dark: boolean;
  axe: 'EVERYWHERE' | 'DASHBOARD';
};
/**
 * Each page is opened in two layouts and two colour themes. axe checks each layout and theme only once, because a unit
 * test covers the contrast of the colours.
 */
const LOOKS: readonly Look[] = [
  { name: 'desktop-light', viewport: { width: 1440, height: 900 }, dark: false, axe: 'EVERYWHERE' },
  { name: 'rail-dark', viewport: { width: 1024, height: 768 }, dark: true, axe: 'DASHBOARD' },
  { name: 'phone-dark', viewport: { width: 390, height: 844 }, dark: true, axe: 'EVERYWHERE' },
];

async function lookAt(page: Page, address: string, { name, viewport, dark, axe }: Look) {
  await page.setViewportSize(viewport);
  await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
  // Signed-in pages keep a connection open for changes, so the network never becomes idle.
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  // The previous layout stays until React has handled the new width.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - innerWidth), {
      message: `${address} scrolls sideways, ${name}`,
    })
    .toBeLessThanOrEqual(0);
  if (axe === 'EVERYWHERE' || address === '/dashboard') await expectAccessible(page, { withContrast: true });
  if (FOLDER)
    await page.screenshot({ path: path.join(FOLDER, `${name}${address.replaceAll('/', '-')}.png`), fullPage: true });
}

async function look(page: Page, pages: Record<string, string>) {
  for (const [address, heading] of Object.entries(pages)) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(heading);
    for (const one of LOOKS) await lookAt(page, address, one);
  }
}

for (const [part, pages] of Object.entries(PUBLIC))
  test(`every public page ${part} is accessible and stays within its screen`, async ({ page }) => {
    await look(page, pages);
  });

for (const [part, pages] of Object.entries(SIGNED_IN))
  test(`every page of ${part} is accessible and stays within its screen`, async ({ page }) => {
    await signIn(page, OWNER.email);
    await look(page, pages);
  });
