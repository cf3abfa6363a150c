import { escapeHtml } from '../../text/escape-html.ts';
import type { MailboxMessage } from './mailbox.repository.ts';

/** Swedish times are formatted as 2026-11-20 14:21:15. */
const TIME = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short', timeStyle: 'medium' });
const timeWords = (at: Date) => TIME.format(at).replaceAll('-', '.');

export function renderMailbox(messages: readonly MailboxMessage[], to: string | null, chosen: string | null) {
  const open = messages.find(({ messageUuid }) => messageUuid === chosen) ?? messages[0];
  const list = messages.map((message) => entry(message, message === open, to)).join('');
  return `<header><h1>메일함</h1><p>이 컴퓨터에서만 쓰는 메일함이에요. 여기 있는 메일은 밖으로 나가지 않았어요.</p>
${to === null ? '' : `<p>${escapeHtml(to)} 주소로 온 메일만 보고 있어요. <a href="/api/dev/mailbox">모두 보기</a></p>`}</header>
<main><nav aria-label="받은 메일">${list ? `<ul>${list}</ul>` : '<p class="none">아직 온 메일이 없어요.</p>'}</nav>
${open ? letter(open) : ''}</main>`;
}

function entry({ messageUuid, to, subject, deliveredAt }: MailboxMessage, current: boolean, filter: string | null) {
  const query = new URLSearchParams({ ...(filter !== null && { to: filter }), message: messageUuid });
  return `<li><a href="?${escapeHtml(String(query))}"${current ? ' aria-current="true"' : ''}><strong>${escapeHtml(subject)}</strong>
<span>${escapeHtml(to)}</span><span>${timeWords(deliveredAt)}</span></a></li>`;
}

function letter({ messageUuid, to, subject, text, links, attachments }: MailboxMessage) {
  const list = links.map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`).join('');
  const files = attachments
    .map(({ name, bytes }) => `<li>${escapeHtml(name)} (${Math.ceil(bytes / 1_024)} KB)</li>`)
    .join('');
  return `<article><h2>${escapeHtml(subject)}</h2><p>받는 사람 <a href="?${escapeHtml(String(new URLSearchParams({ to })))}">${escapeHtml(to)}</a></p>
${list ? `<h3>링크</h3><ul class="links">${list}</ul>` : ''}
${files ? `<h3>붙은 파일</h3><ul class="links">${files}</ul>` : ''}
<iframe title="메일 내용" sandbox="allow-popups allow-popups-to-escape-sandbox" src="/api/dev/mailbox/${messageUuid}"></iframe>
<details><summary>글자로 보기</summary><pre>${escapeHtml(text)}</pre></details></article>`;
}

export const MAILBOX_CSS = `
header{padding:28px clamp(16px,4vw,40px) 12px}header p{margin:2px 0;color:var(--soft)}
h1{margin:0;font-size:26px;color:var(--seal)}h2{margin:0;font-size:19px}h3{margin:16px 0 4px;font-size:14px}
main{display:grid;grid-template-columns:minmax(260px,340px) minmax(0,1fr);gap:20px;padding:12px clamp(16px,4vw,40px) 40px}
nav ul,.links{list-style:none;margin:0;padding:0}
nav a{display:grid;gap:2px;padding:12px 14px;border-radius:12px;text-decoration:none}
nav a:hover{background:var(--mark)}nav a[aria-current]{background:var(--card);border:1px solid var(--line)}
nav span{color:var(--soft);font-size:13px}.none{color:var(--soft)}
article{background:var(--card);border:1px solid var(--line);border-radius:14px;padding:20px;min-width:0}
iframe{width:100%;height:560px;border:1px solid var(--line);border-radius:10px;background:#fff;margin-top:16px}
pre{white-space:pre-wrap;background:var(--mark);padding:14px;border-radius:10px}summary{cursor:pointer;margin-top:12px}
@media (max-width:760px){main{grid-template-columns:1fr}}
`;
