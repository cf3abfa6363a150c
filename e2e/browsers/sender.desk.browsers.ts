import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, newAddress, OWNER } from '../support/people.ts';
import { hangulSample } from '../support/sending.ts';
import { inspectDialog, openDialog, placeAll } from './support/acts.ts';
import { expect, test } from './support/test.ts';

const FILE = fileURLToPath(new URL('../../tests/support/documents/held-out/labour.pdf', import.meta.url));

test('a document is uploaded, gets its fields, is sent, and is found again', async ({ view }, testInfo) => {
  await test.step('signing in', async () => {
    await view.open('/auth/sign-in');
    await view.fill('textbox', '메일 주소', OWNER.email);
    await view.fillLabelled('비밀번호', DEMO_PASSWORD);
    await view.press('button', '로그인');
    await view.goesTo(/^\/dashboard/);
  });
  await test.step('uploading', async () => {
    await view.open('/contract/send/upload');
    await view.see('heading', '서명받을 파일을 올려주세요');
    await view.choose('파일 고르기', FILE);
    await view.see('textbox', '문서 이름');
    const hangul = testInfo.outputPath('동의서.hwpx');
    await writeFile(hangul, await hangulSample());
    await view.choose('파일 고르기', hangul);
    await view.see('button', '바뀐 모습 보기');
    await openDialog(view, '바뀐 모습 보기');
    await view.press('button', '이대로 쓰기');
    await view.gone('dialog');
    await inspectDialog(view, '나가기');
    await view.press('button', '다음', { enabled: true });
  });
  await test.step('the receivers', async () => {
    await view.see('heading', '누구에게 보낼까요?');
    await inspectDialog(view, '연락처에서 고르기');
    await view.fill('combobox', '이름', '이도윤');
    await view.fill('textbox', '메일 주소', newAddress('webkit'));
    await view.press('button', '다음');
    await view.goesTo(/\/editor$/);
  });
  await test.step('placing and moving', async () => {
    await placeAll(view, '이도윤 님');
    const count = () => view.run<number>('return document.querySelectorAll("[data-field]").length');
    await expect.poll(count).toBeGreaterThan(2);
    const before = await count();
    await view.keys('[aria-label="문서"]', 't');
    await expect.poll(count).toBe(before + 1);
    const place = () =>
      view.run<{ x: number; y: number; width: number; height: number }>(
        'const all = document.querySelectorAll("[data-field]"); return all[all.length - 1].getBoundingClientRect().toJSON()',
      );
    await view.run(
      'const all = document.querySelectorAll("[data-field]"); all[all.length - 1].scrollIntoView({ block: "center" })',
    );
    const { x, y, width, height } = await place();
    const middle = [x + width / 2, y + height / 2] as const;
    await view.drag([middle, [middle[0] + 20, middle[1] + 15], [middle[0] + 60, middle[1] + 40]]);
    await expect.poll(async () => Math.round((await place()).x - x)).toBeGreaterThan(40);
    await view.seeText('저장했어요');
    for (const name of ['단축키', '미리 보기']) await inspectDialog(view, name);
  });
  await test.step('sending', async () => {
    await openDialog(view, '보내기');
    await view.see('dialog', '이대로 보낼까요?');
    await view.press('button', '보내기', { last: true, enabled: true });
    await view.goesTo(/^\/contract\/[\da-f-]{36}$/);
  });
  await test.step('the document and its dialogs', async () => {
    await view.see('list', '기록');
    await view.picture('detail');
    for (const name of ['다시 알리기', '마감 늘리기', '보내기 취소']) await inspectDialog(view, name);
    for (const name of ['링크·QR 전해주기', '연락처 고치기']) await inspectDialog(view, name, '이도윤 님에게 할 일');
  });
  await test.step('the list', async () => {
    await view.open('/contract/dashboard/normal');
    await view.see('heading', /문서/);
    await view.picture('list');
    await view.press('checkbox', 'labour 고르기');
    for (const name of ['다시 알리기', '마감 늘리기', '내려받기']) await inspectDialog(view, name);
    for (const name of ['폴더로 옮기기', '라벨 붙이기', '보내기 취소']) await inspectDialog(view, name, '더 할 일');
  });
});
