import { CARRIERS, type Transaction } from './transactions.ts';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (letter) => ENTITIES[letter] ?? letter);

export const KCP_PAGE_CSS = `
body{margin:0;background:#f2f4f7;color:#15181d;font:16px/1.5 'Apple SD Gothic Neo','Malgun Gothic',sans-serif;word-break:keep-all}
main{max-width:400px;min-height:100vh;margin:0 auto;padding:20px;box-sizing:border-box;background:#fff}
header{display:flex;justify-content:space-between;align-items:center;margin-bottom:20px;font-weight:700}
header span{padding:2px 10px;border-radius:99px;background:#ffe8b3;font-size:13px;color:#6b4a00}
h1{font-size:21px;margin:0 0 16px}
fieldset{border:0;margin:0 0 18px;padding:0}
legend,label.name{display:block;margin-bottom:6px;font-size:14px;color:#5b6472}
.grid{display:grid;grid-template-columns:1fr 1fr;gap:8px}
.chip{display:flex;gap:8px;align-items:center;padding:12px;border:1px solid #d4d9e0;border-radius:10px}
input[type=text],input[type=tel]{width:100%;box-sizing:border-box;padding:12px;border:1px solid #8b95a5;border-radius:10px;font:inherit}
.birth{display:grid;grid-template-columns:1fr auto 56px auto;gap:8px;align-items:center}
button{width:100%;padding:14px;border:0;border-radius:10px;background:#1746c7;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button.quiet{margin-top:8px;background:#e9edf3;color:#333b47}
.error{padding:12px;border-radius:10px;background:#fdecec;color:#a11b1b}
.code{padding:14px;border-radius:10px;background:#fff7e0;text-align:center}
.code strong{display:block;font-size:28px;letter-spacing:6px}
`;

export type PagePaths = { style: string; gateway: string };

const page = (paths: PagePaths, title: string, body: string) => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${escape(paths.style)}">
</head>
<body><main>
<header>휴대폰 본인확인<span>에뮬레이터</span></header>
${body}
</main></body>
</html>
`;

const form = (paths: PagePaths, step: string, key: string, body: string) =>
  `<form method="post" action="${escape(`${paths.gateway}/${step}`)}"><input type="hidden" name="reg_cert_key" value="${escape(key)}">${body}</form>`;

const cancel = (paths: PagePaths, key: string) =>
  form(paths, 'cancel', key, '<button class="quiet" type="submit">취소</button>');

const alert = (error: string | null) => (error ? `<p class="error" role="alert">${escape(error)}</p>` : '');

export function renderPersonPage(paths: PagePaths, { key }: Transaction, error: string | null = null) {
  const carriers = Object.keys(CARRIERS).map(
    (name, place) =>
      `<label class="chip"><input type="radio" name="carrier" value="${escape(name)}" required${place === 0 ? ' checked' : ''}>${escape(name)}</label>`,
  );
  const body = `
<fieldset><legend>이용 중인 통신사</legend><div class="grid">${carriers.join('')}</div></fieldset>
<fieldset><label class="chip"><input type="checkbox" name="agree" value="Y" required>약관에 모두 동의합니다</label></fieldset>
<fieldset><label class="name" for="user_name">이름</label><input id="user_name" type="text" name="user_name" autocomplete="name" maxlength="50" required></fieldset>
<fieldset><legend>주민등록번호 앞 일곱 자리</legend><div class="birth"><input type="text" name="birth" inputmode="numeric" pattern="[0-9]{6}" maxlength="6" placeholder="YYMMDD" aria-label="생년월일 여섯 자리" required><span>-</span><input type="text" name="sex_digit" inputmode="numeric" pattern="[1-8]" maxlength="1" aria-label="뒷자리 첫 번호" required><span>••••••</span></div></fieldset>
<fieldset><label class="name" for="phone_no">휴대폰 번호</label><input id="phone_no" type="tel" name="phone_no" autocomplete="tel" maxlength="20" placeholder="010-0000-0000" required></fieldset>
<button type="submit">인증번호 받기</button>`;
  return page(
    paths,
    '휴대폰 본인확인',
    `<h1>본인 정보를 입력해 주세요</h1>${alert(error)}${form(paths, 'person', key, body)}${cancel(paths, key)}`,
  );
}

export function renderCodePage(paths: PagePaths, { key, code }: Transaction, error: string | null = null) {
  const body = `
<p class="code">에뮬레이터가 보낸 인증번호<strong data-testid="kcp-code">${code}</strong></p>
<fieldset><label class="name" for="auth_code">인증번호 여섯 자리 (3분 안에 입력)</label><input id="auth_code" type="text" name="auth_code" inputmode="numeric" autocomplete="one-time-code" pattern="[0-9]{6}" maxlength="6" required></fieldset>
<button type="submit">확인</button>`;
  return page(
    paths,
    '인증번호 입력',
    `<h1>인증번호를 입력해 주세요</h1>${alert(error)}${form(paths, 'code', key, body)}${cancel(paths, key)}`,
  );
}

/** Renders the form that the browser posts to our server. Without a script, the user presses its button. */
export function renderReturnPage(
  paths: PagePaths,
  { returnUrl, options }: Transaction,
  result: { code: string; message: string },
) {
  const fields = { res_cd: result.code, res_msg: encodeURIComponent(result.message), ...options };
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`,
  );
  const heading = result.code === '0000' ? '본인확인을 마쳤습니다' : result.message;
  return page(
    paths,
    '본인확인 결과',
    `<h1>${escape(heading)}</h1><form method="post" action="${escape(returnUrl)}">${inputs.join('')}<button type="submit">돌아가기</button></form>`,
  );
}

export const renderErrorPage = (paths: PagePaths) =>
  page(paths, '본인확인', '<h1>시간이 지났거나 없는 거래입니다</h1><p class="error">처음부터 다시 해 주세요.</p>');
