import type { Screen } from './screen.ts';

const REVIEW = { role: 'heading', name: { exact: '마지막으로 확인해주세요' } };

export async function openDocument(view: Screen) {
  await view.press('checkbox', /^모두 동의해요/);
  await view.picture('consents');
  await view.press('button', '문서 열기');
  await view.goesTo(/^\/sign$/);
}

/** Goes to the review, which is already open if a signature filled the last field. */
export async function goToReview(view: Screen) {
  await view.reach(REVIEW, { role: 'button', name: { exact: '다 채우고 확인하기' }, last: true });
}

export async function finish(view: Screen) {
  await view.picture('review');
  await view.press('button', '서명 마치기');
  await view.goesTo(/^\/copies$/);
}
