import { linkTo, sendTo } from '../support/receiving.ts';
import { inspectDialog } from './support/acts.ts';
import { expectRoom } from './support/dialogs.ts';
import { openDocument } from './support/receiving.ts';
import { test } from './support/test.ts';

test('of two tabs the older one waits until one goes on there', async ({ view, request }) => {
  const { receivers } = await sendTo(request, [{ name: '이도윤' }]);
  const link = await linkTo(request, receivers[0]?.email ?? '');
  await view.open(link);
  await view.see('heading', '이도윤 님에게 문서를 보냈어요');
  await openDocument(view);
  await view.fill('textbox', '이도윤 주소', '옛 창에서');
  const goBack = await view.openWindow(link);
  await view.press('button', '문서 열기');
  await view.goesTo(/^\/sign$/);
  await view.see('button', '서명하기', { last: true });
  await goBack();
  await view.see('dialog', '다른 창에서 이어서 하고 있어요');
  await expectRoom(view);
  await view.press('button', '여기서 계속하기');
  await view.gone('dialog');
  await view.seeText('옛 창에서');
  await view.picture('gone on here');
  await inspectDialog(view, '거절하기');
});
