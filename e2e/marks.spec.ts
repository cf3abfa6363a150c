import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAs, OWNER, SENDER, signIn } from './support/people.ts';
import { draw, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, expectAccessible, test, watch } from './support/test.ts';

const id = `${process.pid}.${Date.now()}`;
const SEAL = `인감 ${id}`;
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ko-KR' };

async function act(page: Page, name: string, what: string) {
  await page.getByRole('button', { name: `${name} 메뉴` }).click();
  // A menu on desktop, and a sheet of buttons on phones.
  await page
    .getByRole('menuitem', { name: what })
    .or(page.getByRole('dialog').getByRole('button', { name: what }))
    .click();
}

test('a member keeps marks, and the company’s seal goes from hand to hand', async ({ page, browser, baseURL }) => {
  const phone = await browser.newContext({ ...PHONE, ...(baseURL && { baseURL }) });
  const faults = watch(phone);
  const hand = await phone.newPage();
  await signIn(page, OWNER.email);
  const marks = page.getByRole('list', { name: '내 서명과 도장' }).getByRole('listitem');

  await test.step('a signature is typed, and goes first by the keyboard', async () => {
    await page.goto('/profile/sign');
    await expect(page).toHaveTitle('내 서명과 도장 | 도장');
    await page.getByRole('button', { name: '새로 만들기' }).click();
    await page.getByRole('menuitem', { name: '서명', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: '서명 만들기' });
    await dialog.getByLabel('부를 이름').fill(`서명 ${id}`);
    await dialog.getByRole('tab', { name: '글자' }).click();
    // The cards move while fonts load, and clicking the label waits for that.
    await dialog
      .locator('label')
      .filter({ has: page.getByRole('radio', { name: '붓' }) })
      .click();
    await expect(dialog.getByRole('radio', { name: '붓' })).toBeChecked();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '저장하기' }).click();
    await expect(marks.last()).toContainText(`서명 ${id}`);
    const handle = page.getByRole('button', { name: `서명 ${id} 옮기기` });
    await handle.focus();
    await page.keyboard.press('Space');
    for (let count = (await marks.count()) - 1; count > 0; count -= 1) {
      const moved = page.waitForResponse((response) => response.request().method() === 'PATCH');
      await page.keyboard.press('ArrowUp');
      expect((await moved).status()).toBe(200);
    }
    await page.keyboard.press('Space');
    await act(page, `서명 ${id}`, '기본으로 쓰기');
    await expect(marks.first()).toContainText('기본');
    await page.reload();
    await expect(marks.first()).toContainText(`서명 ${id}서명기본`);
  });

  await test.step('another is drawn on the phone for the desk', async () => {
    await page.getByRole('button', { name: '새로 만들기' }).click();
    await page.getByRole('menuitem', { name: '짧은 서명' }).click();
    await page.getByLabel('부를 이름').fill(`손 ${id}`);
    const started = page.waitForResponse((response) => response.url().endsWith('/users/drawings'));
    await page.getByRole('button', { name: '휴대폰에서 그리기' }).click();
    const { result } = await (await started).json();
    await hand.goto(new URL(result.url).pathname + new URL(result.url).search);
    await expect(hand.getByText('내 서명과 도장에 저장돼요.')).toBeVisible();
    await draw(hand);
    await hand.getByRole('button', { name: '컴퓨터로 보내기' }).click();
    await expect(hand.getByRole('heading', { name: '서명을 보냈어요' })).toBeVisible();
    await expect(marks.last()).toContainText(`손 ${id}`);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await act(page, `손 ${id}`, '지우기');
    const question = page.getByRole('dialog', { name: `‘손 ${id}’ 서명을 지울까요?` });
    await question.getByRole('button', { name: '지우기' }).click();
    await expect(marks.filter({ hasText: `손 ${id}` })).toHaveCount(0);
  });

  await test.step('a seal is made for the company and given to a member', async () => {
    await page.goto('/setting/organization');
    await page.getByRole('button', { name: '새 도장' }).click();
    const dialog = page.getByRole('dialog', { name: '새 도장' });
    await dialog.getByRole('button', { name: '만들기' }).click();
    await expect(dialog.getByText('도장 이름을 적어주세요.')).toBeVisible();
    await dialog.getByLabel('도장 이름').fill(SEAL);
    await expect(dialog.getByLabel('둘레')).toHaveValue('한빛물산 주식회사');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: '만들기' }).click();
    const users = page.getByRole('dialog', { name: '쓸 수 있는 분' });
    await expect(users.getByRole('checkbox', { name: /김지수/ })).toBeChecked();
    await users.getByRole('checkbox', { name: /배준호/ }).check();
    await expectAccessible(page);
    await users.getByRole('button', { name: '저장하기' }).click();
    await expect(page.getByRole('list', { name: '직인' })).toContainText(`${SEAL}쓰는 중김지수 님 외 1명`);
  });

  await test.step('who was given it sees it on the phone, and makes a mark there', async () => {
    await signIn(hand, SENDER.email);
    await hand.goto('/profile/sign');
    await expect(hand.getByRole('list', { name: '쓸 수 있는 회사 도장' })).toContainText(SEAL);
    await hand.getByRole('button', { name: '새로 만들기' }).click();
    await hand.getByRole('dialog').getByRole('button', { name: '서명', exact: true }).click();
    await hand.getByLabel('부를 이름').fill(`폰 ${id}`);
    await draw(hand);
    await expectAccessible(hand);
    await hand.getByRole('button', { name: '저장하기' }).click();
    await expect(hand.getByRole('list', { name: '내 서명과 도장' })).toContainText(`폰 ${id}`);
    await act(hand, `폰 ${id}`, '지우기');
    await hand.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
    await hand.goto('/setting/organization');
    await expect(hand.getByRole('list', { name: '직인' })).toContainText('내가 쓸 수 있어요');
    await expect(hand.getByRole('button', { name: '새 도장' })).toHaveCount(0);
    await expectAccessible(hand);
  });

  await test.step('while it is suspended nobody has it; its record tells all of it and goes out as a sheet', async () => {
    await act(page, SEAL, '잠깐 멈추기');
    await expect(page.getByRole('list', { name: '직인' })).toContainText(`${SEAL}잠깐 멈춤`);
    await hand.reload();
    await expect(hand.getByRole('heading', { name: '직인', exact: true })).toBeVisible();
    await expect(hand.getByText(SEAL)).toHaveCount(0);
    await act(page, SEAL, '다시 쓰기');
    await expect(page.getByRole('list', { name: '직인' })).toContainText(`${SEAL}쓰는 중`);
    await act(page, SEAL, '쓴 기록');
    const record = page.getByRole('dialog', { name: `‘${SEAL}’ 쓴 기록` });
    await expect(record.getByRole('list', { name: '쓴 기록' }).getByRole('listitem')).toContainText([
      '김지수 님이 다시 쓰게 했어요',
      '김지수 님이 잠깐 멈췄어요',
      '김지수 님이 배준호 님에게 쓸 수 있게 했어요',
      '김지수 님이 김지수 님에게 쓸 수 있게 했어요',
      '김지수 님이 만들었어요',
    ]);
    await expectAccessible(page);
    const download = page.waitForEvent('download');
    await record.getByRole('button', { name: 'CSV로 내려받기' }).click();
    expect(await readFile(await (await download).path(), 'utf8')).toContain('잠깐 멈춤,김지수');
    await page.keyboard.press('Escape');
  });

  await test.step('what is destroyed keeps its record alone', async () => {
    await act(page, SEAL, '없애기');
    const question = page.getByRole('dialog', { name: `‘${SEAL}’ 도장을 없앨까요?` });
    await expect(question).toContainText('다시 쓸 수 없어요. 기록은 남아요.');
    await question.getByRole('button', { name: '없애기' }).click();
    await expect(page.getByRole('list', { name: '직인' })).toContainText(`${SEAL}없앰`);
    await page.getByRole('button', { name: `${SEAL} 메뉴` }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['쓴 기록']);
    await page.keyboard.press('Escape');
    await page.goto('/profile/sign');
    await act(page, `서명 ${id}`, '지우기');
    await page.getByRole('dialog').getByRole('button', { name: '지우기' }).click();
    await expect(marks.filter({ hasText: id })).toHaveCount(0);
  });
  expect(faults).toEqual([]);
  await phone.close();
});

test('a member who signs what came to them takes the signature of their account', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: OWNER.name, email: OWNER.email, fields: SIGNATURE_ONLY }]);
  await openAs(page, OWNER.email, `/contract/${sent.contractId}`);
  await page.getByRole('button', { name: '서명하기' }).click();
  const console = page.getByRole('navigation', { name: '주요 메뉴' });
  await page.getByLabel('모두 동의해요').check();
  await expect(console).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '문서 열기' }).click();
  await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
  await expect(console).toBeVisible();
  const saved = page.getByRole('region', { name: '남겨둔 서명' });
  await expect(saved).toBeVisible();
  await expect(saved.getByRole('button', { name: '지우기' })).toHaveCount(0);
  await expectAccessible(page);
  await saved.getByRole('button', { name: '이 서명 쓰기' }).first().click();
  await page.getByRole('button', { name: '서명 마치기' }).click();
  await expect(page.getByRole('heading', { name: '서명을 마쳤어요' })).toBeVisible();
  await console.getByRole('link', { name: '문서함' }).click();
  await expect(page.getByRole('heading', { name: '문서함' })).toBeVisible();
});
