import { linkTo } from '../support/receiving.ts';
import { FORM, sendForm } from '../support/signing.ts';
import { closeDialog, drawName, inspectDialog, openDialog } from './support/acts.ts';
import { expectRoom } from './support/dialogs.ts';
import { finish, goToReview, openDocument } from './support/receiving.ts';
import { expect, test } from './support/test.ts';

test('somebody reads, asks, fills in, signs and gets the sealed document', async ({ view, request }) => {
  const sent = await sendForm(
    request,
    [{ name: '이도윤', fields: FORM.filter(({ kind }) => ['PHONE', 'TEXT', 'CHECKBOX', 'SIGNATURE'].includes(kind)) }],
    { message: '12월 1일 전까지 서명 부탁드려요.', settings: { allowDelegate: true, allowAnnotate: true } },
  );
  await test.step('the letter and a question', async () => {
    await view.open(await linkTo(request, sent.emails[0] ?? ''));
    await view.see('heading', '이도윤 님에게 문서를 보냈어요');
    await openDialog(view, '보낸 분에게 물어보기');
    await view.fill('textbox', '궁금한 점', '근무 시간을 다시 알려주실 수 있나요?');
    await view.press('button', '보내기');
    await view.see('dialog', '보낸 분에게 전했어요');
    await expectRoom(view);
    await closeDialog(view);
  });
  await test.step('the consents', () => openDocument(view));
  await test.step('the dialogs beside the fields', async () => {
    await view.see('textbox', '연락처');
    for (const name of ['보낸 분에게 물어보기', '거절하기', '다른 분에게 맡기기']) await inspectDialog(view, name);
  });
  await test.step('the fields', async () => {
    await view.fill('textbox', '연락처', '010-3482-2731');
    await view.press('button', '다음 칸', { last: true });
    await view.fill('textbox', '주소', '부산광역시 사상구 낙동대로 943');
    await view.press('button', '다음 칸', { last: true });
    await view.press('checkbox', '체크하기');
    await view.press('button', '다음 칸', { last: true });
    await view.press('button', '다음 칸', { last: true });
  });
  await test.step('the signature, in each of its ways', async () => {
    await view.press('button', '서명하기', { last: true });
    for (const way of ['글자', '사진', '도장', '그리기']) {
      await view.press('tab', way);
      const { body } = await expectRoom(view);
      expect(body).toBeGreaterThan(200);
      await view.picture(`signature ${way}`);
    }
    await drawName(view);
    await view.picture('signature drawn');
    await view.press('button', '이 서명 넣기');
    await view.gone('dialog');
  });
  await test.step('the end', async () => {
    await goToReview(view);
    await inspectDialog(view, '1쪽 크게 보기');
    await finish(view);
    await expect.poll(async () => (await sent.read()).status, { timeout: 60_000 }).toBe('COMPLETED');
    await view.seeText(/완성된 문서를 보내드렸어요/);
    // All engines must format dates in the same way.
    await view.seeText(/^\d{4}년 \d{1,2}월 \d{1,2}일 \d{2}:\d{2}$/);
    await view.picture('copies');
    await view.press('link', '감사추적인증서 보기');
    await view.see('img', '감사추적인증서 1쪽');
    const isDrawn = () => view.run<boolean>('return document.querySelector("[role=img] > canvas") !== null');
    await expect.poll(isDrawn).toBe(true);
    await view.picture('certificate');
  });
});
