import { walkAlone, walkOwnSide } from './support/own-side-journey.ts';
import { draftWithOwnSide } from './support/own-side.ts';
import { openAs, OWNER } from './support/people.ts';
import { expect, expectAccessible, test } from './support/test.ts';

// Covers every kind of field, with conversions and an accessibility check on every page.
test.setTimeout(240_000);

test('at a desk one fills in every kind of one’s own fields in one pass, and they are sealed as they were seen', ({
  page,
  request,
}, testInfo) => walkOwnSide({ page, request }, testInfo));

test('at a desk a certificate that the sender alone stamps is sealed as soon as it is sent', ({
  page,
  request,
}, testInfo) => walkAlone({ page, request }, testInfo));

test('on the page a field is filled in beside its place, and what is wrong is said there', async ({
  page,
  request,
}) => {
  const { contractId } = await draftWithOwnSide(request);
  await openAs(page, OWNER.email, `/contract/send/${contractId}/editor`);
  const chip = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}.*보내는 쪽`) });
  const card = (name: string) => page.getByRole('dialog', { name: `${name} 채우기` });

  await chip('사업자등록번호').dblclick();
  const number = card('사업자등록번호').getByRole('textbox');
  await number.fill('123');
  await expect(card('사업자등록번호').getByText('사업자등록번호가 맞는지 확인해주세요.')).toBeVisible();
  await expectAccessible(page);
  await number.fill('2208162517');
  await expect(card('사업자등록번호').getByText('사업자등록번호가 맞는지 확인해주세요.')).toBeHidden();
  await expect(chip('사업자등록번호')).toContainText('220-81-62517');

  await page.keyboard.press('Tab');
  await expect(card('직인').getByRole('button', { name: '도장 찍기' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(chip('직인')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card('직인')).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(number).toBeFocused();
  await page.keyboard.press('Escape');

  await chip('비고').dblclick();
  const note = card('비고');
  await note.getByRole('textbox').fill('가나다라마바사아자차카타파하'.repeat(12));
  await expect(note.getByText('칸에 다 들어가지 않아요. 더 짧게 적어주세요.')).toBeVisible();
  // Only the server knows which characters can be printed, so the page asks while the sender types.
  await note.getByRole('textbox').fill('원본 😊 대조필');
  await note.getByRole('button', { name: /빼기$/ }).click();
  await expect(note.getByRole('textbox')).toHaveValue(/^원본 +대조필$/);
  await note.getByRole('textbox').fill('');
  await page.keyboard.press('Escape');

  // Clicking a problem found by the check opens its field.
  await page.getByRole('button', { name: '보내기', exact: true }).click();
  await page.getByRole('button', { name: /‘비고’ 칸을 보내는 쪽에서 채워주세요/ }).click();
  await expect(note.getByRole('textbox')).toBeFocused();
});
