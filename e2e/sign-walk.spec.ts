import { stdout } from 'node:process';
import type { Locator, Page } from '@playwright/test';
import { hear } from './support/heard.ts';
import { arrive, linkTo } from './support/receiving.ts';
import { FORM, openSigning, sendForm, SIGNATURE_ONLY } from './support/signing.ts';
import { expect, expectAccessible, test } from './support/test.ts';

test.setTimeout(180_000);

/** Presses Tab until an element has focus, as people do who can't see it. */
async function tabTo(page: Page, target: Locator) {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 25; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(target).toBeFocused();
}

const heading = (page: Page, name: string, level = 1) => page.getByRole('heading', { level, name, exact: true });

test('the whole signing is heard and done by keyboard alone', async ({ page, request }, testInfo) => {
  const phrases: string[] = [];
  /** Records what a screen reader would say, to print it at the end. */
  const listen = async (where: string) => {
    const said = await hear(page);
    phrases.push(`# ${where}`, ...said, '');
    return said;
  };
  const sent = await sendForm(request, [{ name: '이도윤', fields: FORM }]);
  const press = async (target: Locator, key = 'Enter') => {
    await tabTo(page, target);
    await page.keyboard.press(key);
  };

  await page.goto(await linkTo(request, sent.emails[0] ?? ''));
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "이도윤 님에게 문서를 보냈어요" [level=1]
      - paragraph: 2026년 근로계약서_이도윤
      - paragraph: /1쪽 · 채울 칸 \\d+개/
      - term: 마감
      - definition: /\\d+월 \\d+일 \\(.\\) 23:59/
      - group "동의":
        - checkbox "모두 동의해요"
        - checkbox "전자서명으로 계약하는 것에 동의해요 (필수)"
        - button "전자서명으로 계약하는 것에 동의해요 (필수) 내용 보기"
        - checkbox "개인정보 수집·이용에 동의해요 (필수)"
        - button "개인정보 수집·이용에 동의해요 (필수) 내용 보기"
      - button "문서 열기" [disabled]
      - paragraph:
        - button "보낸 분에게 물어보기"
  `);
  await expectAccessible(page);
  const electronic = page.getByRole('checkbox', { name: /^전자서명으로 계약/ });
  const personal = page.getByRole('checkbox', { name: /^개인정보 수집/ });
  // A consent's text is announced with its checkbox even while collapsed.
  await expect(electronic).toHaveAccessibleDescription(/^전자서명은 종이에 하는 서명과 같은 효력이 있어요/);
  await expect(personal).toHaveAccessibleDescription(/계약을 보관하는 동안 지켜요\.$/);
  expect(await listen('the letter')).toEqual(
    expect.arrayContaining([
      'heading, 이도윤 님에게 문서를 보냈어요, level 1',
      expect.stringMatching(
        /^checkbox, 전자서명으로 계약하는 것에 동의해요 \(필수\), .*not checked.*같은 효력이 있어요/,
      ),
      expect.stringMatching(/^button, 문서 열기, .*disabled/),
    ]),
  );
  await press(electronic, 'Space');
  await press(personal, 'Space');
  await press(page.getByRole('button', { name: '문서 열기' }));

  await expect(heading(page, '2026년 근로계약서_이도윤한빛물산 주식회사')).toBeVisible();
  // Screen readers can't read a page's picture, so the document's text comes before the questions.
  await expect(page.getByRole('region', { name: '문서', exact: true })).toMatchAriaSnapshot(`
    - region "문서":
      - region "1쪽 내용":
        - paragraph: 표준근로계약서
        - paragraph: /매주 ___ 일을 근무하며, 하루의 소정근로시간은 8시간으로 한다\\./
        - paragraph: 지급일이 휴일이면 전날에 지급한다.
        - paragraph: 성 명; (서명 또는 인)
      - button "이름, 채웠어요"
  `);
  await expectAccessible(page);
  await listen('the document');
  await tabTo(page, page.getByRole('radio', { name: '문서 전체' }));
  await page.keyboard.press('ArrowRight');
  // The document stays next to the questions without being one of them.
  const questions = page.getByRole('complementary', { name: '채울 칸' });
  /** Checks that exactly one question is shown, with its input and the buttons around it. */
  const asked = async (place: number, name: string, need: string, entry: readonly string[]) => {
    await expect(questions).toMatchAriaSnapshot(`
      - complementary "채울 칸":
        - paragraph: 8칸 중 ${place}번째
        - heading "${name} , ${need}" [level=2]
${entry.map((line) => `        ${line}`).join('\n')}
        - button "이전 칸"
        - button "${place === 8 ? '다 채우고 확인하기' : '다음 칸'}"
    `);
    if (place > 1) await expect(heading(page, `${name} , ${need}`, 2)).toBeFocused();
    await expectAccessible(page);
  };
  const must = '꼭 채워야 해요';
  await asked(1, '이름', must, ['- textbox "이름": 이도윤']);
  const written = questions.getByText('문서 글로 읽기');
  await press(written);
  await expect(questions.getByRole('group', { name: '1쪽 내용' })).toContainText('지급일이 휴일이면 전날에 지급한다.');
  await expectAccessible(page);
  await press(written);
  await press(questions.getByRole('textbox', { name: '이름' }));
  await asked(2, '생년월일', must, ['- textbox "생년월일"']);
  await page.keyboard.press('Tab');
  await page.keyboard.type('19941207');
  await page.keyboard.press('Enter');
  for (const [place, name, typed] of [
    [3, '연락처', '01034822731'],
    [4, '주소', '부산광역시 사상구'],
    [5, '연봉', '36000000'],
  ] as const) {
    await asked(place, name, must, [`- textbox "${name}"`]);
    await page.keyboard.press('Tab');
    await page.keyboard.type(typed);
    await page.keyboard.press('Enter');
  }
  await asked(6, '개인정보 동의', must, ['- group "개인정보 동의":', '  - checkbox "체크하기"']);
  // Errors are announced at their field.
  await press(questions.getByRole('button', { name: '다음 칸' }));
  await expect(questions.getByText('체크해주세요.')).toBeVisible();
  await expectAccessible(page);
  for (let back = 0; back < 2; back += 1) await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await asked(7, '복지 안내 동의', '선택', ['- group "복지 안내 동의 선택":', '  - checkbox "체크하기"']);
  await press(questions.getByRole('button', { name: '다음 칸' }));
  await asked(8, '서명', must, ['- group "서명":', '  - button "서명하기"']);
  await listen('one question');
  await press(questions.getByRole('button', { name: '서명하기', exact: true }));

  const dialog = page.getByRole('dialog', { name: '서명하기' });
  await tabTo(page, dialog.getByRole('tab', { name: '그리기' }));
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "서명하기":
      - heading "서명하기"
      - tablist:
        - tab "그리기"
        - tab "글자" [selected]
        - tab "사진"
        - tab "도장"
      - tabpanel "글자":
        - textbox "이름": 이도윤
      - button "이 서명 넣기"
  `);
  await expectAccessible(page);
  await listen('the signature');
  await press(dialog.getByRole('button', { name: '이 서명 넣기' }));
  await expect(dialog).toBeHidden();

  await expect(heading(page, '마지막으로 확인해주세요')).toBeFocused();
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "마지막으로 확인해주세요" [level=1]
      - paragraph: 서명을 마치면 고칠 수 없어요.
      - group "쪽":
        - button "1쪽 크게 보기"
      - region "채운 내용":
        - heading "1쪽" [level=2]
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
            - link "복지 안내 동의 비워둠 고치기"
          - listitem: /서명한 날/
          - listitem:
            - link /^서명 .*고치기/
  `);
  await expectAccessible(page);
  expect(await listen('the last look')).toContain(
    'button, 서명 마치기, 내용을 모두 읽었고, 전자서명으로 계약하는 것에 동의해요.',
  );
  // Screen readers announce the statement along with the button that confirms it.
  await expect(page.getByRole('button', { name: '서명 마치기' })).toHaveAccessibleDescription(
    '내용을 모두 읽었고, 전자서명으로 계약하는 것에 동의해요.',
  );
  await press(page.getByRole('button', { name: '서명 마치기' }));

  await page.waitForURL('/copies');
  await expect(heading(page, '서명을 마쳤어요')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: '모두 서명해서 계약이 끝났어요.' })).toBeVisible();
  await expectAccessible(page);
  await listen('the end');
  const printed = phrases.join('\n');
  await testInfo.attach('phrases', { body: printed, contentType: 'text/plain' });
  stdout.write(printed);
  expect((await sent.read()).status).toBe('COMPLETED');
});

test('two of one turn sign side by side, and the last of them completes it', async ({ page, request, browser }) => {
  const second = SIGNATURE_ONLY.map((field) => ({ ...field, rect: { ...field.rect, x: 90 } }));
  const sent = await sendForm(request, [
    { name: '정해원', fields: SIGNATURE_ONLY },
    { name: '이도윤', fields: second },
  ]);
  const context = await browser.newContext();
  const both = [page, await context.newPage()];
  // Both signers reach the last button before either presses it.
  await Promise.all(
    both.map(async (who, place) => {
      await openSigning(who, await arrive(request, sent.emails[place] ?? ''));
      await who.getByRole('main').getByRole('button', { name: '서명하기', exact: true }).click();
      const dialog = who.getByRole('dialog', { name: '서명하기' });
      await dialog.getByRole('tab', { name: '글자' }).click();
      await dialog.getByRole('button', { name: '이 서명 넣기' }).click();
      await expect(who.getByRole('button', { name: '서명 마치기' })).toBeVisible();
    }),
  );
  await Promise.all(
    both.map(async (who) => {
      await who.getByRole('button', { name: '서명 마치기' }).click();
      await who.waitForURL('/copies');
    }),
  );
  await expect.poll(async () => (await sent.read()).status).toBe('COMPLETED');
  expect((await sent.read()).receivers.map(({ state }) => state)).toEqual(['SIGNED', 'SIGNED']);
  for (const who of both) {
    await who.reload();
    await expect(who.getByText('모두 서명해서 계약이 끝났어요.')).toBeVisible();
  }
  await context.close();
});
