import { fileURLToPath } from 'node:url';
import { DEMO_PASSWORD, newAddress, OWNER } from '../support/people.ts';
import { inspectDialog, openDialog, placeAll } from './support/acts.ts';
import { expectRoom } from './support/dialogs.ts';
import { expect, test } from './support/test.ts';

const FILE = fileURLToPath(new URL('../../tests/support/documents/held-out/labour.pdf', import.meta.url));

test('on a phone a document is uploaded, gets its fields, is sent, and is found again', async ({ view }) => {
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
    await view.press('button', '다음', { enabled: true });
  });
  await test.step('the receivers', async () => {
    await view.see('heading', '누구에게 보낼까요?');
    await view.press('button', '다음');
    await view.see('dialog', '받는 분');
    await expectRoom(view);
    await view.fill('combobox', '이름', '이도윤');
    await view.fill('textbox', '메일 주소', newAddress('phone'));
    await view.press('button', /^본인 확인/);
    await view.see('dialog', '본인 확인');
    await expectRoom(view);
    await view.press('button', '닫기', { last: true });
    await view.gone('dialog', '본인 확인');
    await view.press('button', '다 적었어요');
    await view.gone('dialog');
    await view.press('button', '다음');
    await view.see('checkbox', /^마감 전에 알려주기/);
    await view.press('button', '다음');
    await view.goesTo(/\/editor$/);
  });
  await test.step('placing and moving', async () => {
    await placeAll(view, '이도윤 님');
    const count = () => view.run<number>('return document.querySelectorAll("[data-field]").length');
    await expect.poll(count).toBeGreaterThan(2);
    const before = await count();
    await view.press('button', '글자');
    const { left, top, width, height } = await view.run<DOMRect>(
      'return document.querySelector("[data-page]").getBoundingClientRect().toJSON()',
    );
    await view.drag([[left + width * 0.7, top + height * 0.3]]);
    await expect.poll(count).toBe(before + 1);
    const place = () =>
      view.run<number>('return document.querySelector("[data-field][aria-pressed=true]").getBoundingClientRect().x');
    const x = await place();
    await view.press('button', '왼쪽으로');
    await expect.poll(place).toBeLessThan(x);
    await inspectDialog(view, '칸 고치기');
    await view.seeText('저장했어요');
  });
  await test.step('sending', async () => {
    await openDialog(view, '보내기');
    await view.press('button', '보내기', { last: true, enabled: true });
    await view.goesTo(/^\/contract\/[\da-f-]{36}$/);
  });
  await test.step('the document and its dialogs', async () => {
    await view.see('tab', '기록');
    await view.picture('detail');
    for (const name of ['다시 알리기', '마감 늘리기', '보내기 취소']) await inspectDialog(view, name);
  });
  await test.step('the list', async () => {
    await view.open('/contract/dashboard/normal');
    await view.see('heading', /문서/);
    await view.picture('list');
  });
});
