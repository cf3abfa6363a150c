import { escapeHtml } from '../../text/escape-html.ts';
import type { WindowOptions } from './read-window.ts';
import { SCENARIO_NAMES, SCENARIOS } from './scenarios.ts';

export const TOSS_PAGE_CSS = `
body{margin:0;background:#f2f4f6;color:#191f28;font:16px/1.5 Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif;word-break:keep-all}
main{max-width:440px;min-height:100vh;margin:0 auto;padding:0 20px 24px;box-sizing:border-box;background:#fff}
.banner{margin:0 -20px 20px;padding:10px 20px;background:#ffe8b3;color:#5c3d00;font-size:14px}
h1{margin:0 0 4px;font-size:22px}
.sum{margin:0 0 20px;color:#4e5968}
.sum strong{color:#191f28;font-size:20px}
label{display:block;margin-bottom:6px;font-size:14px;color:#4e5968}
input,select{width:100%;box-sizing:border-box;margin-bottom:16px;padding:12px;border:1px solid #6b7684;border-radius:10px;background:#fff;font:inherit;color:inherit}
fieldset{margin:0 0 20px;padding:14px 16px 0;border:2px dashed #d9a300;border-radius:12px}
legend{padding:0 6px;font-size:14px;color:#5c3d00}
button{width:100%;padding:14px;border:0;border-radius:10px;background:#1b64da;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button.quiet{margin-top:8px;background:#e8ebee;color:#333d4b}
input:focus-visible,select:focus-visible,button:focus-visible{outline:3px solid #90c2ff;outline-offset:2px}
.error{padding:12px;border-radius:10px;background:#fdecec;color:#a11b1b}
`;

const won = new Intl.NumberFormat('ko-KR');

const page = (base: string, title: string, body: string) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escapeHtml(base)}/style.css">
</head>
<body><main>
<p class="banner">토스페이먼츠 에뮬레이터예요. 돈이 나가지 않으니 진짜 카드 번호는 넣지 마세요.</p>
${body}
</main></body>
</html>
`;

type WindowPage = { base: string; windowId: string; options: WindowOptions; error?: string };

/** Renders the payment window. Its forms target the top frame, because they lead back to the page that opened it. */
export function renderWindow({ base, windowId, options, error }: WindowPage) {
  const path = escapeHtml(`${base}/windows/${windowId}`);
  const isBilling = options.kind === 'BILLING';
  const heading = isBilling ? '카드 등록' : '카드 결제';
  const sum = isBilling
    ? '<p class="sum">자동 결제에 쓸 카드를 등록해요.</p>'
    : `<p class="sum">${escapeHtml(options.orderName)}<br><strong>${won.format(options.amount)}원</strong></p>`;
  const scenarios = SCENARIO_NAMES.map(
    (name) => `<option value="${name}">${SCENARIOS[name].bin} ${escapeHtml(SCENARIOS[name].words)}</option>`,
  );
  const body = `<h1>${heading}</h1>${sum}
${error ? `<p class="error" role="alert">${escapeHtml(error)}</p>` : ''}
<form method="post" action="${path}/pass" target="_top">
<label for="card_number">카드 번호</label>
<input id="card_number" name="card_number" inputmode="numeric" autocomplete="off" maxlength="19" placeholder="0000 0000 0000 0000">
<fieldset><legend>에뮬레이터에만 있어요</legend>
<label for="scenario">카드 번호를 비워두면 쓸 카드</label>
<select id="scenario" name="scenario">${scenarios.join('')}</select></fieldset>
<button type="submit">${isBilling ? '등록하기' : '결제하기'}</button>
</form>
<form method="post" action="${path}/cancel" target="_top"><button class="quiet" type="submit">취소</button></form>`;
  return page(base, heading, body);
}

export const renderClosedWindow = (base: string) =>
  page(base, '결제 창', '<h1>끝난 결제 창이에요</h1><p class="error">처음부터 다시 해주세요.</p>');

export const renderReceipt = (base: string, { orderName, total }: { orderName: string; total: number }) =>
  page(
    base,
    '매출전표',
    `<h1>매출전표</h1><p class="sum">${escapeHtml(orderName)}<br><strong>${won.format(total)}원</strong></p>`,
  );
