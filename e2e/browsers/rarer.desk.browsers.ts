import { fillableForm } from '../support/drafts.ts';
import { DEMO_PASSWORD, OWNER } from '../support/people.ts';
import { arrive, linkTo } from '../support/receiving.ts';
import { asSender } from '../support/send-over-api.ts';
import { sendForm, SIGNATURE_ONLY } from '../support/signing.ts';
import { drawName, inspectDialog, openDialog } from './support/acts.ts';
import { expectRoom } from './support/dialogs.ts';
import { openDocument } from './support/receiving.ts';
import { expect, test } from './support/test.ts';

test('a signature is drawn on a phone for the document on the computer', async ({ view, request }) => {
  const sent = await sendForm(request, [{ name: '이도윤', fields: SIGNATURE_ONLY }]);
  const email = sent.emails[0] ?? '';
  await view.open(await linkTo(request, email));
  await view.see('heading', '이도윤 님에게 문서를 보냈어요');
  await openDocument(view);
  await view.press('button', '서명하기', { last: true });
  await view.press('button', '휴대폰에서 그리기');
  await view.see('img', '휴대폰으로 찍을 QR');
  await expectRoom(view);
  await view.picture('QR');
  // No test can scan the QR code, so the URL comes from the API.
  const headers = { authorization: `Bearer ${await arrive(request, email)}` };
  const [field] = sent.fields;
  const started = await request.post('/api/sign/drawings', { headers, data: { fieldId: field?.fieldId } });
  expect(started.ok(), await started.text()).toBe(true);
  const { result } = await started.json();
  const { pathname, search } = new URL(result.url);
  await view.open(`${pathname}${search}`);
  await view.see('heading', '서명을 그려주세요');
  await drawName(view);
  await view.picture('drawn on the phone');
  await view.press('button', '컴퓨터로 보내기');
  await view.seeText('서명을 보냈어요');
  await view.open(`${pathname}${search}`);
  await view.seeText('이 QR은 더 쓸 수 없어요');
  await view.picture('QR is over');
});

test('leaving what could not be saved, and a saved view', async ({ view, request }) => {
  const { contractId } = await fillableForm(request);
  await view.open('/auth/sign-in');
  await view.fill('textbox', '메일 주소', OWNER.email);
  await view.fillLabelled('비밀번호', DEMO_PASSWORD);
  await view.press('button', '로그인');
  await view.goesTo(/^\/dashboard/);
  await test.step('leaving', async () => {
    await view.open(`/contract/send/${contractId}/editor`);
    await view.see('button', '모두 넣기');
    // A change to the same draft elsewhere keeps this page from saving.
    const { call } = await asSender(request);
    const { version } = await call('GET', `/contracts/${contractId}`);
    await call('PATCH', `/contracts/${contractId}`, { version, title: '다른 이름' });
    await view.keys('[aria-label="문서"]', 't');
    await expect.poll(() => view.run<number>('return document.querySelectorAll("[data-field]").length')).toBe(1);
    await view.press('button', '나가기');
    await view.see('alertdialog', '적던 내용이 사라져요. 나갈까요?');
    await expectRoom(view);
    await view.press('button', '계속 쓰기');
    await view.gone('dialog');
  });
  await test.step('a saved view', async () => {
    await view.open('/contract/dashboard/normal');
    await view.see('heading', /문서/);
    await openDialog(view, '지금 보기 저장하기', '저장한 보기');
    await view.fill('textbox', '이름', '내 문서');
    await view.press('button', '저장하기');
    await view.gone('dialog');
    await view.press('button', '내 문서');
    await view.picture('saved views');
    await view.press('menuitem', '‘내 문서’ 지우기');
    await inspectDialog(view, '지금 보기 저장하기', '저장한 보기');
  });
});
