import type { Screen } from './screen.ts';

const AGREE = /^모두 동의해요/;
const CONFIRM = /내용을 모두 읽었고/;
const REVIEW = { role: 'heading', name: { exact: '마지막으로 확인해주세요' } };

/** From the letter to the document: the consents stand on the letter, or behind it where a verification was chosen. */
export async function openDocument(view: Screen) {
  if (await view.find({ role: 'checkbox', name: { source: AGREE.source } })) {
    await view.press('checkbox', AGREE);
    await view.picture('consents');
    await view.press('button', '문서 열기');
  } else {
    await view.press('button', '문서 열기');
    await view.goesTo(/^\/receiver\/confirm$/);
    await view.press('checkbox', AGREE);
    await view.picture('consents');
    await view.press('button', '시작하기');
  }
  await view.goesTo(/^\/sign$/);
}

/** The last mark leads to the review by itself where no field is left. */
export async function goToReview(view: Screen) {
  await view.reach(REVIEW, { role: 'button', name: { exact: '다 채우고 확인하기' }, last: true });
}

export async function finish(view: Screen) {
  if (await view.find({ role: 'checkbox', name: { source: CONFIRM.source } })) await view.press('checkbox', CONFIRM);
  await view.picture('review');
  await view.press('button', '서명 마치기');
  await view.goesTo(/^\/copies$/);
}
