import { escapeHtml } from '../../text/escape-html.ts';
import { formatFileSize } from '../../../rules/file-size.ts';
import type { InquiryRow, listInquiryMessages } from './inquiries.repository.ts';
import type { InquiryFileRow } from './inquiry-files.repository.ts';

type Messages = Awaited<ReturnType<typeof listInquiryMessages>>;
type Parts = {
  inquiry: InquiryRow;
  messages: Messages;
  files: readonly InquiryFileRow[];
  filesPath: string;
  note: string;
  typed: string;
  answerId: string;
};

const STATES = new Map([
  ['OPEN', '답을 기다려요'],
  ['ANSWERED', '답했어요'],
  ['CLOSED', '닫았어요'],
]);
const TIME = new Intl.DateTimeFormat('ko-KR', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'Asia/Seoul' });

/** Renders an inquiry. Everything that people entered is escaped, so that it never becomes markup. */
export function renderInquiry({ inquiry, messages, files, filesPath, note, typed, answerId }: Parts) {
  const { subject, name, email, company, pageUrl, state } = inquiry;
  const facts = [name, email, company, pageUrl ?? ''].filter(Boolean).map(escapeHtml).join(' · ');
  const renderFiles = (messageUuid: string) =>
    files
      .filter(({ inquiryMessageUuid }) => inquiryMessageUuid === messageUuid)
      .map((file) => renderFile(file, filesPath));
  return `<main>
<h1>${escapeHtml(subject)}</h1>
<p class="facts">${facts} · ${STATES.get(state) ?? ''}</p>
${files.length > 0 ? CAUTION : ''}
${messages.map((message) => renderMessage(message, renderFiles(message.inquiryMessageUuid))).join('\n')}
${note && `<p class="note" role="alert">${escapeHtml(note)}</p>`}
<form method="post">
<input type="hidden" name="answerId" value="${answerId}">
<input type="hidden" name="seenId" value="${messages.at(-1)?.inquiryMessageUuid ?? ''}">
<label for="message">답</label>
<textarea id="message" name="message" rows="8" maxlength="2000">${escapeHtml(typed)}</textarea>
<p class="acts">
<button name="act" value="answer">답하기</button>
<button name="act" value="answer-close">답하고 닫기</button>
<button name="act" value="close">답 없이 닫기</button>
</p>
</form>
</main>`;
}

export const renderInvalidLink = () => `<main>
<h1>쓸 수 없는 링크예요</h1>
<p>30일이 지났거나 주소가 달라요. 서버에서 <code>dojang inquiries --link 번호</code> 명령으로 새 링크를 만들 수 있어요.</p>
</main>`;

const CAUTION = '<p class="facts">붙인 파일은 받은 그대로예요. 바이러스를 검사하지 않았으니 조심해서 열어주세요.</p>';

const renderFile = ({ inquiryFileUuid, name, bytes }: InquiryFileRow, filesPath: string) =>
  `<li><a href="${filesPath}/${inquiryFileUuid}" download>${escapeHtml(name)}</a> <small>${formatFileSize(bytes)}</small></li>`;

const renderMessage = (
  { side, message, createdAt }: Messages[number],
  files: readonly string[],
) => `<article class="${side.toLowerCase()}">
<h2>${side === 'SUPPORT' ? '우리' : '물어본 분'} <small>${TIME.format(createdAt)}</small></h2>
<p class="words">${escapeHtml(message)}</p>
${files.length > 0 ? `<ul aria-label="붙인 파일">${files.join('')}</ul>` : ''}
</article>`;

export const OPERATOR_CSS = `
main{max-width:720px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:22px;line-height:1.4}
h2{margin:0;font-size:14px}
small,.facts{color:var(--soft);font-weight:400}
article{margin:12px 0;padding:16px;border:1px solid var(--line);border-radius:12px;background:var(--card)}
article.support{background:var(--mark)}
.words{margin:8px 0 0;white-space:pre-wrap}
.words+ul{margin:12px 0 0;padding:0;list-style:none}
.words+ul li{padding:8px 0}
.note{color:var(--seal);font-weight:600}
label{display:block;margin:24px 0 8px;font-weight:600}
textarea{width:100%;padding:12px;border:1px solid var(--line);border-radius:12px;background:var(--card);color:inherit;font:inherit}
.acts{display:flex;flex-wrap:wrap;gap:8px}
button{min-height:44px;padding:0 16px;border:1px solid var(--line);border-radius:10px;background:var(--card);color:inherit;font:inherit;cursor:pointer}
button:focus-visible,textarea:focus-visible{outline:2px solid var(--seal);outline-offset:2px}
`;
