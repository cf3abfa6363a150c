import { MISSING } from '../support/older-browsers.ts';
import { linkTo } from '../support/receiving.ts';
import { draw, finish, FORM, sendForm, SIGNATURE_ONLY } from '../support/signing.ts';
import { expect, test } from '../support/test.ts';

// One test per row of the table in docs/browsers.md, which lists what receivers see.
for (const { name, takeAway } of MISSING) {
  test(`without ${name} the whole way is open`, async ({ page, request }) => {
    const sent = await sendForm(request, [{ name: '이도윤', fields: FORM.slice(3, 4).concat(SIGNATURE_ONLY) }]);
    await page.addInitScript(takeAway);
    await page.goto(await linkTo(request, sent.emails[0] ?? ''));
    await page.getByRole('button', { name: '문서 열기' }).click({ force: true });
    await expect(page.getByRole('tooltip')).toHaveText('두 가지 모두 동의하면 열 수 있어요.');
    await page.getByLabel('모두 동의해요').check();
    await page.getByRole('button', { name: '문서 열기' }).click();
    await page.getByRole('textbox', { name: '주소' }).fill('부산광역시 사상구 낙동대로 943');
    await page.getByRole('button', { name: '다음 칸' }).last().click();
    await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).last().click();
    await draw(page);
    await page.getByRole('button', { name: '이 서명 넣기' }).click();
    await finish(page);
    await expect.poll(async () => (await sent.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
  });
}
