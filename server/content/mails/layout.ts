import type { Mail } from '../../modules/messages/outbox.ts';
import { escapeHtml } from '../../text/escape-html.ts';

/** What a mail says, once: the text and the html are made of the same parts. */
export type Letter = {
  to: string;
  template: string;
  subject: string;
  heading: string;
  paragraphs: string[];
  /** A number to type, shown large. */
  code?: string;
  button?: { label: string; href: string };
  /** Words of somebody else, shown as a quotation. */
  quote?: string;
  foot: string[];
  language?: 'ko' | 'en';
};

const FONT = "font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic',sans-serif";
const INK = '#1d1b19';
const SOFT = '#6b6560';
const SEAL = '#c8372d';

/** A subject is one line; a line break in a name would end it. */
const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

export function writeMail(letter: Letter): Mail {
  return {
    to: letter.to,
    template: letter.template,
    subject: `[${letter.language === 'en' ? 'Dojang' : '도장'}] ${oneLine(letter.subject)}`,
    text: asText(letter),
    html: asHtml(letter),
  };
}

function asText({ heading, paragraphs, code, button, quote, foot }: Letter) {
  const blocks = [heading, ...paragraphs, code, quote, button && `${button.label}\n${button.href}`, ['--', ...foot]];
  return `${blocks
    .filter((block) => block !== undefined)
    .flat()
    .join('\n\n')}\n`;
}

function asHtml({ subject, heading, paragraphs, code, button, quote, foot, language = 'ko' }: Letter) {
  const body = [
    `<p style="margin:0 0 28px;font-size:18px;font-weight:700;color:${SEAL}">${language === 'en' ? 'Dojang' : '도장'}</p>`,
    `<h1 style="margin:0 0 16px;font-size:22px;line-height:1.4;color:${INK}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((words) => paragraph(words)),
    code &&
      `<p style="margin:24px 0;padding:18px 0;border-radius:12px;background:#f6f3ef;text-align:center;font-size:32px;font-weight:700;letter-spacing:8px;color:${INK}">${escapeHtml(code)}</p>`,
    quote &&
      `<blockquote style="margin:16px 0;padding:12px 16px;border-left:3px solid #e2dcd5;white-space:pre-wrap;color:${INK}">${escapeHtml(quote)}</blockquote>`,
    button && buttonHtml(button, IF_NOT[language]),
    `<hr style="margin:32px 0 16px;border:0;border-top:1px solid #ece7e1">`,
    ...foot.map((words) => paragraph(words, SOFT, 13)),
  ];
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(oneLine(subject))}</title></head><body style="margin:0;padding:32px 16px;background:#f6f3ef;${FONT}"><div style="max-width:480px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff;word-break:keep-all;overflow-wrap:anywhere">${body.filter(Boolean).join('')}</div></body></html>`;
}

const paragraph = (words: string, color = INK, size = 16) =>
  `<p style="margin:0 0 8px;font-size:${size}px;line-height:1.6;color:${color}">${escapeHtml(words)}</p>`;

const IF_NOT = {
  ko: '단추가 눌리지 않으면 이 주소를 브라우저에 붙여넣어주세요.',
  en: 'If the button does not work, paste this address into your browser.',
};

function buttonHtml({ label, href }: { label: string; href: string }, ifNot: string) {
  const link = escapeHtml(href);
  return `<p style="margin:28px 0 16px"><a href="${link}" style="display:inline-block;padding:14px 24px;border-radius:10px;background:${SEAL};color:#ffffff;font-size:16px;font-weight:700;text-decoration:none">${escapeHtml(label)}</a></p><p style="margin:0;font-size:13px;line-height:1.5;color:${SOFT}">${ifNot}<br>${link}</p>`;
}
