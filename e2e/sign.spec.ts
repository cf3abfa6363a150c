import type { Page } from '@playwright/test';
import { arrive } from './support/receiving.ts';
import { draw, finish, FORM, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { passDeadline } from './support/test-database.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(180_000);

const SECOND = SIGNATURE_ONLY.map((field) => ({ ...field, rect: { ...field.rect, x: 90 } }));

async function signByDrawing(page: Page) {
  await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
  await draw(page);
  await page.getByRole('button', { name: '이 서명 넣기' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

test('two sign one after the other, and the second sees what the first filled in', async ({
  page,
  request,
  browser,
}) => {
  const sent = await sendForm(request, [
    { name: '정해원', order: 1, fields: FORM.slice(3, 4).concat(SIGNATURE_ONLY) },
    { name: '이도윤', order: 2, fields: SECOND },
  ]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await expect(page.getByRole('heading', { name: '2026년 근로계약서_이도윤' })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByRole('button', { name: '다 채우고 확인하기' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('textbox', { name: '주소' }).fill('부산광역시 사상구 낙동대로 943');
  await page.keyboard.press('Enter');
  await signByDrawing(page);
  await expect(page.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /주소.*고치기/ }).click();
  await page.getByRole('textbox', { name: '주소' }).fill('부산광역시 해운대구 센텀중앙로 48');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('부산광역시 해운대구 센텀중앙로 48').first()).toBeVisible();
  await finish(page);

  const other = await browser.newContext();
  const second = await other.newPage();
  await openSigning(second, await arrive(request, sent.emails[1] ?? ''));
  await expect(second.getByText('부산광역시 해운대구 센텀중앙로 48')).toBeVisible();
  await signByDrawing(second);
  await finish(second);
  await other.close();
  await expect.poll(async () => (await sent.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
});

test('one declines while the other has it open', async ({ page, request, browser }) => {
  const sent = await sendForm(request, [
    { name: '정해원', fields: SIGNATURE_ONLY },
    { name: '이도윤', fields: SECOND.concat(FORM.slice(3, 4)) },
  ]);
  await openSigning(page, await arrive(request, sent.emails[1] ?? ''));
  await expect(page.getByRole('button', { name: '거절하기' })).toBeVisible();

  const other = await browser.newContext();
  const first = await other.newPage();
  await openSigning(first, await arrive(request, sent.emails[0] ?? ''));
  await first.getByRole('button', { name: '거절하기' }).click();
  const question = first.getByRole('dialog', { name: '왜 거절하시나요?' });
  await question.getByRole('button', { name: '거절하기' }).click();
  await expect(question.getByText('두 글자 이상 적어주세요.')).toBeVisible();
  await expectAccessible(first);
  await question.getByLabel('거절하는 이유').fill('근무 시작일을 다시 확인해주세요.');
  await question.getByRole('button', { name: '거절하기' }).click();
  await first.waitForURL(/receiver\/callback/);
  await other.close();
  expect((await sent.read()).status).toBe('REJECTED');

  await page.locator('[data-field]').first().click();
  await page.getByRole('textbox', { name: '주소' }).fill('부산');
  const end = page.getByRole('dialog', { name: '거절한 문서예요' });
  await expect(end).toBeVisible();
  await expectAccessible(page);
});

test('somebody delegates to somebody else', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('button', { name: '더 보기' }).click();
  await page.getByRole('menuitem', { name: '다른 분에게 맡기기' }).click();
  const dialog = page.getByRole('dialog', { name: '누구에게 맡길까요?' });
  await dialog.getByRole('button', { name: '맡기기' }).click();
  await expect(dialog.getByText('메일 주소나 휴대폰 번호를 적어주세요.')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('이름').fill('최하은');
  await dialog.getByLabel('메일 주소').fill('haeun.choi@journey.example');
  await dialog.getByRole('button', { name: '맡기기' }).click();
  await page.waitForURL(/receiver\/callback/);
  const { receivers } = await sent.read();
  expect(receivers.map(({ name, state }) => [name, state])).toContainEqual(['이도윤', 'DELEGATED']);
  expect(receivers.map(({ name }) => name)).toContain('최하은');
});

test('the deadline passes while somebody signs, and nothing that they see is lost', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM.slice(3, 4).concat(SIGNATURE_ONLY) }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  const address = page.getByRole('textbox', { name: '주소' });
  await address.fill('부산');
  await expect(page.getByText('저장했어요')).toBeVisible();
  await passDeadline(sent.contractId);
  await address.fill('부산광역시');
  await expect(page.getByRole('dialog', { name: '마감이 지났어요' })).toBeVisible();
  await expect(page.getByLabel('주소', { exact: true })).toHaveValue('부산광역시');
  await expectAccessible(page);
});

test('one question at a time is answered by keyboard alone', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  const mode = page.getByRole('radio', { name: '문서 전체' });
  await mode.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('heading', { name: '이름' })).toBeVisible();
  await expectAccessible(page);
  const answer = async (name: string, keys: () => Promise<void>) => {
    await expect(page.getByRole('heading', { name: new RegExp(`^${name}`) })).toBeVisible();
    await keys();
  };
  await answer('이름', async () => {
    await page.getByRole('textbox', { name: '이름' }).focus();
    await page.keyboard.press('Enter');
  });
  await answer('생년월일', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.type('19941207');
    await page.keyboard.press('Enter');
  });
  for (const [name, typed] of [
    ['연락처', '01034822731'],
    ['주소', '부산광역시 사상구'],
    ['연봉', '36000000'],
  ] as const) {
    await answer(name, async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(typed);
      await page.keyboard.press('Enter');
    });
  }
  for (const name of ['개인정보 동의', '복지 안내 동의']) {
    await answer(name, async () => {
      await page.keyboard.press('Tab');
      await page.keyboard.press('Space');
      await page.keyboard.press('Enter');
    });
  }
  await answer('서명', async () => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  });
  const dialog = page.getByRole('dialog', { name: '서명하기' });
  await dialog.getByRole('tab', { name: '그리기' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(dialog.getByRole('textbox', { name: '이름' })).toHaveValue('이도윤');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '이 서명 넣기' }).press('Enter');
  await expect(dialog).toBeHidden();

  // The last field is followed by the review, which is announced.
  await expect(page.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeFocused();
  await expect(page.getByRole('region', { name: '채운 내용' })).toMatchAriaSnapshot(`
    - region "채운 내용":
      - heading "1쪽"
      - list:
        - listitem:
          - link "이름 이도윤 고치기"
        - listitem:
          - link "생년월일 1994년 12월 7일 고치기"
        - listitem:
          - link "연락처 010-3482-2731 고치기"
        - listitem:
          - link "주소 부산광역시 사상구 고치기"
        - listitem:
          - link /연봉 금 삼천육백만원정 .* 고치기/
        - listitem:
          - link "개인정보 동의 동의해요 고치기"
        - listitem:
          - link "복지 안내 동의 동의해요 고치기"
        - listitem: /서명한 날/
        - listitem:
          - link /서명/
  `);
  await page.getByRole('button', { name: '서명 마치기' }).press('Enter');
  await page.waitForURL('/copies');
  await expect.poll(async () => (await sent.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
});

test('an approver reads and finishes without filling in', async ({ page, request }) => {
  const sent = await sendForm(request, [
    { name: '한유나', role: 'APPROVER', order: 1 },
    { name: '이도윤', order: 2, fields: SIGNATURE_ONLY },
  ]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await expect(page.getByText('문서를 다 읽고 검토를 마쳐주세요.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '검토 마치기' }).click();
  // The button on the review page has the same name.
  await page.waitForURL('/sign/review');
  await page.getByRole('button', { name: '검토 마치기' }).click();
  await page.waitForURL('/copies');
  expect((await sent.read()).receivers[0]?.state).toBe('APPROVED');
});

test('a signature is drawn on a phone for the document on the computer', async ({ page, request, browser }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await page.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
  const started = page.waitForResponse((response) => response.url().endsWith('/sign/drawings'));
  await page.getByRole('button', { name: '휴대폰에서 그리기' }).click();
  await expect(page.getByRole('img', { name: '휴대폰으로 찍을 QR' })).toBeVisible();
  await expectAccessible(page);
  const { result } = await (await started).json();
  const { pathname, search } = new URL(result.url);

  const other = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await other.newPage();
  await phone.goto(`${pathname}${search}`);
  await expect(phone.getByRole('heading', { name: '서명을 그려주세요' })).toBeVisible();
  await expectAccessible(phone);
  await phone.getByRole('button', { name: '컴퓨터로 보내기' }).click();
  await expect(phone.getByText('서명을 그려주세요').last()).toBeVisible();
  await draw(phone);
  await phone.getByRole('button', { name: '컴퓨터로 보내기' }).click();
  await expect(phone.getByText('서명을 보냈어요')).toBeVisible();
  await phone.goto(`${pathname}${search}`);
  await expect(phone.getByText('이 QR은 더 쓸 수 없어요')).toBeVisible();
  await other.close();

  await expect(page.getByRole('dialog')).toBeHidden();
  await finish(page);
});

test('what is asked again is filled in, and the other agrees to it', async ({ page, request, browser }) => {
  const sent = await sendForm(request, [
    { name: '정해원', order: 1, fields: FORM.slice(3, 4).concat(SIGNATURE_ONLY) },
    { name: '최하은', order: 1, fields: SECOND },
    { name: '이도윤', order: 2, fields: FORM.slice(2, 3) },
  ]);
  const sign = async (who: Page, email: string | undefined, address: string | null) => {
    await openSigning(who, await arrive(request, email ?? ''));
    if (address) {
      await who.getByRole('textbox', { name: '주소' }).fill(address);
      await who.keyboard.press('Enter');
    }
    await signByDrawing(who);
    await finish(who);
  };
  await sign(page, sent.emails[0], '부산광역시');
  const other = await browser.newContext();
  const second = await other.newPage();
  await sign(second, sent.emails[1], null);

  const [first] = (await sent.read()).receivers;
  const [address] = sent.fields;
  await sent.askAgain(first?.receiverUuid ?? '', [address?.fieldId ?? ''], '동과 호수까지 적어주세요.');
  const again = await browser.newContext();
  const firstAgain = await again.newPage();
  await openSigning(firstAgain, await arrive(request, sent.emails[0] ?? ''));
  await expect(firstAgain.getByText('동과 호수까지 적어주세요.')).toBeVisible();
  await expectAccessible(firstAgain);
  await firstAgain.getByRole('textbox', { name: '주소' }).fill('부산광역시 101동 302호');
  await firstAgain.keyboard.press('Control+Enter');
  await expect(firstAgain.getByRole('heading', { name: '마지막으로 확인해주세요' })).toBeVisible();
  await firstAgain.getByRole('button', { name: '서명 마치기' }).click();
  await firstAgain.waitForURL('/copies');
  await again.close();

  const agreeing = await browser.newContext();
  const secondAgain = await agreeing.newPage();
  await openSigning(secondAgain, await arrive(request, sent.emails[1] ?? ''));
  await expect(secondAgain.getByRole('heading', { name: '바뀐 내용을 확인해주세요' })).toBeVisible();
  await expect(secondAgain.getByText('부산광역시 101동 302호')).toBeVisible();
  await expectAccessible(secondAgain);
  await secondAgain.getByRole('button', { name: '이대로 동의하기' }).click();
  await secondAgain.waitForURL('/copies');
  await agreeing.close();
  await other.close();
});

test('where the sender allows it, one draws, highlights and stamps, and finds it again', async ({ page, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM.slice(3, 4).concat(SIGNATURE_ONLY) }], {
    settings: { allowAnnotate: true },
  });
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await expect(page.getByRole('textbox', { name: '주소' })).toBeVisible();
  const keeping = async (act: () => Promise<void>) => {
    const kept = page.waitForResponse(
      (response) => response.url().endsWith('/sign/annotations') && response.request().method() === 'PUT',
    );
    await act();
    expect((await kept).ok(), await (await kept).text()).toBe(true);
  };
  await page.getByRole('button', { name: '펜으로 그리기' }).click();
  const tools = page.getByRole('toolbar', { name: '그리기 도구' });
  await expect(tools.getByRole('button', { name: '펜', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page);
  await keeping(async () => {
    await page.mouse.move(500, 420);
    await page.mouse.down();
    await page.mouse.move(560, 440, { steps: 8 });
    await page.mouse.up();
  });
  await tools.getByRole('button', { name: '형광펜' }).click();
  await tools.getByRole('button', { name: '분홍' }).click();
  await expectAccessible(page);
  const words = page
    .locator('[data-page="0"] span[role="presentation"]')
    .filter({ hasText: /\S{4,}/ })
    .first();
  await keeping(async () => {
    const box = await words.boundingBox();
    if (!box) throw new Error('The page has no words.');
    await page.mouse.move(box.x + 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width - 2, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
  });
  await tools.getByRole('button', { name: '그림 도장' }).click();
  await tools.getByLabel('그림 도장으로 넣을 파일').setInputFiles({
    name: 'note.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('no picture'),
  });
  await expect(tools.getByText('그림 파일만 넣을 수 있어요')).toBeVisible();
  await keeping(async () => {
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="80"><path fill="#0a2a9e" d="M0 0h120v80H0z"/></svg>';
    await tools.getByLabel('그림 도장으로 넣을 파일').setInputFiles({
      name: 'seal.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from(svg),
    });
  });
  const stamp = page.getByRole('button', { name: '그림 도장', pressed: true }).last();
  await expect(page.locator('[data-page="0"] svg image')).toHaveCount(1);
  await expect(stamp).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByText('다른 곳에서 채운 내용을 가져왔어요.')).toBeHidden();

  await page.reload();
  const drawn = page.locator('[data-page="0"] svg');
  await expect(drawn.locator('g[stroke] path')).toBeAttached();
  await expect(drawn.locator('g[fill="rgb(255 190 220)"] path')).toBeAttached();
  await expect(drawn.locator('image')).toHaveAttribute('href', /./);
  await expect(page.getByRole('textbox', { name: '주소' })).toBeVisible();
});

test('the pen is there without a connection', async ({ page, request, context, faults }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM.slice(3, 4).concat(SIGNATURE_ONLY) }], {
    settings: { allowAnnotate: true },
  });
  const fetched = page.waitForResponse((response) => /annotate-document-.*\.js/.test(response.url()) && response.ok());
  await openSigning(page, await arrive(request, sent.emails[0] ?? ''));
  await expect(page.getByRole('textbox', { name: '주소' })).toBeVisible();
  await fetched;
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('button', { name: '펜으로 그리기' }).click();
  await expect(
    page.getByRole('toolbar', { name: '그리기 도구' }).getByRole('button', { name: '형광펜' }),
  ).toBeVisible();
  // Offline, the part of the font for these buttons may be missing. Closing the page ends the resulting errors.
  await page.close();
  expect(faults.filter((fault) => !fault.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  faults.length = 0;
});
