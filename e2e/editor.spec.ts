import { fillableForm } from './support/drafts.ts';
import { openAs, OWNER, signIn } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';
import { placeAll } from './support/form-parties.ts';

// Conversions, suggestions and accessibility checks make this slow.
test.setTimeout(240_000);

test('fields are accepted and placed by the keyboard alone, and are still there afterwards', async ({
  page,
  request,
}) => {
  const { contractId } = await fillableForm(request);
  await openAs(page, OWNER.email, `/contract/send/${contractId}/editor`);
  const suggestions = page.getByRole('region', { name: '추천하는 칸' });
  await expect(suggestions).toContainText(/칸이 들어갈 곳을 \d+군데 찾았어요/);
  await expectAccessible(page);

  await placeAll(page, '이도윤 님');
  await expect(suggestions).toBeHidden();
  const fields = page.locator('[data-field]');
  const accepted = await fields.count();
  expect(accepted).toBeGreaterThan(3);

  await page.getByRole('region', { name: '문서' }).focus();
  for (const [key, name] of [
    ['s', '서명'],
    ['d', '날짜'],
    ['t', '글자'],
  ] as const) {
    await page.keyboard.press(key);
    const placed = page.getByRole('button', { name: new RegExp(`^${name}, 정해원 님, 1쪽`), pressed: true });
    await expect(placed).toBeFocused();
    const before = await placed.boundingBox();
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Alt+ArrowDown');
    const after = await placed.boundingBox();
    expect(Math.round((after?.x ?? 0) - (before?.x ?? 0))).toBe(10);
    expect(Math.round((after?.height ?? 0) - (before?.height ?? 0))).toBe(1);
    await page.keyboard.press('2');
    await expect(page.getByRole('button', { name: new RegExp(`^${name}, 이도윤 님`), pressed: true })).toBeVisible();
    await page.getByRole('radio', { name: /정해원/ }).check();
  }
  await expect(fields).toHaveCount(accepted + 3);
  await expectAccessible(page);

  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+Shift+z');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '단축키' })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('banner').getByText('저장했어요')).toBeVisible();

  await page.reload();
  await expect(fields).toHaveCount(accepted + 3);
  await expect(page.getByRole('button', { name: /^글자, 이도윤 님/ })).toBeVisible();
});

test('what another tab has saved is not overwritten without being asked', async ({ page, request, context }) => {
  const { contractId } = await fillableForm(request);
  await signIn(page, OWNER.email);
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(`/contract/send/${contractId}/editor`);
    await expect(tab.getByRole('region', { name: '문서' })).toBeVisible();
  }
  await page.keyboard.press('s');
  await expect(page.getByRole('banner').getByText('저장했어요')).toBeVisible();
  await expect(page.locator('[data-field]')).toHaveCount(1);

  await other.keyboard.press('t');
  await other.keyboard.press('n');
  const notice = other.getByRole('alert').filter({ hasText: '다른 곳에서 고친 내용이 있어요.' });
  await expect(notice).toContainText('저장된 문서에는 칸이 1개, 여기에는 2개 있어요.');
  await expectAccessible(other);
  await notice.getByRole('button', { name: '다시 불러오기' }).click();
  await expect(other.locator('[data-field]')).toHaveCount(1);
  await expect(other.getByRole('button', { name: /^서명, 정해원 님/ })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('drawing pauses the fields, and undo affects only the drawings', async ({ page, request }) => {
  const { contractId } = await fillableForm(request);
  await openAs(page, OWNER.email, `/contract/send/${contractId}/editor`);
  await placeAll(page, '이도윤 님');
  const fields = page.locator('[data-field]');
  await expect(fields.first()).toBeVisible();
  const accepted = await fields.count();

  const tools = page.getByRole('toolbar');
  await tools.getByRole('button', { name: '펜', exact: true }).click();
  const sheet = page.getByRole('group', { name: '1쪽에 그린 것' });
  const box = await sheet.boundingBox();
  if (!box) throw new Error('There is no page to draw on.');
  await page.mouse.move(box.x + 60, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 180, box.y + 90, { steps: 6 });
  // Undo does nothing during a stroke.
  await page.keyboard.press('Control+z');
  await page.mouse.up();
  const drawn = page.getByRole('button', { name: '펜으로 그린 것' });
  await expect(drawn).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(drawn).toHaveCount(0);
  await page.keyboard.press('Control+Shift+z');
  await expect(drawn).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await expect(fields).toHaveCount(accepted);
  await page.keyboard.press('Control+Shift+z');

  await page.getByRole('button', { name: '미리 보기' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(drawn).toHaveCount(1);

  await tools.getByRole('button', { name: '칸 놓기' }).click();
  await fields.first().click();
  await page.keyboard.press('Delete');
  await expect(fields).toHaveCount(accepted - 1);
  await page.keyboard.press('Control+z');
  await expect(fields).toHaveCount(accepted);
  await expect(page.getByRole('img', { name: '1쪽에 그린 것' })).toBeVisible();
});
