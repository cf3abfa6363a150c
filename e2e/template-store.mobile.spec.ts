import { walkStore } from './support/store-journey.ts';
import { expect, test } from './support/test.ts';

test('on a phone a form of the store is copied, sent, signed and sealed', ({ page, request, browser }) =>
  walkStore({ page, request, browser }, async (phone, email) => {
    const next = phone.getByRole('button', { name: '다음', exact: true });
    await next.click();
    const sheet = phone.getByRole('dialog', { name: '받는 분' });
    await sheet.getByLabel('이름').fill('이도윤');
    await phone.keyboard.press('Tab');
    await sheet.getByLabel('메일 주소').fill(email);
    await sheet.getByLabel('휴대폰 번호').fill('010-3026-0001');
    await sheet.getByRole('button', { name: '다 적었어요' }).click();
    await next.click();
    await expect(phone.getByRole('checkbox', { name: '마감 전에 알려주기' })).toBeVisible();
    await next.click();
  }));
