import { walkStore } from './support/store-journey.ts';
import { test } from './support/test.ts';

test('a form of the store is copied, sent, signed and sealed', ({ page, request, browser }) =>
  walkStore({ page, request, browser }, async (desk, email) => {
    await desk.getByLabel('이름').first().fill('이도윤');
    await desk.keyboard.press('Tab');
    await desk.getByLabel('메일 주소').first().fill(email);
    await desk.getByLabel('휴대폰 번호').first().fill('010-3026-0001');
    await desk.getByRole('button', { name: '다음', exact: true }).click();
  }));
