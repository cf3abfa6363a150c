import { LOGO_PLACEHOLDER } from '../../modules/messages/outbox.ts';
import { escapeHtml } from '../../text/escape-html.ts';
import { EMAIL_TEXTS } from './letter-languages.ts';
import {
  listFooterLines,
  toSingleLine,
  type EmailFact,
  type Language,
  type EmailContent,
  type EmailBlock,
} from './letter.ts';
import { DARK_PALETTE, LIGHT_PALETTE, type PaletteColour } from './palette.ts';

const WIDTH = 600;
const FONT = "font-family:Pretendard,'Apple SD Gothic Neo','Malgun Gothic',Arial,sans-serif";
/** Korean text only breaks between words. Languages without spaces override this. */
const KEEP_WORDS = 'word-break:keep-all;';
const WRAP = `${KEEP_WORDS}overflow-wrap:anywhere`;
const WITHOUT_SPACES: ReadonlySet<Language> = new Set(['zh', 'th', 'km']);
const TABLE = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const nameOf = (part: 'ink' | 'fill' | 'line', colour: string) => `${part}-${colour.replace('.', '-')}`;
const ink = (colour: PaletteColour) => ({ name: nameOf('ink', colour), css: `color:${LIGHT_PALETTE[colour]}` });
const fill = (colour: PaletteColour) => ({
  name: nameOf('fill', colour),
  css: `background-color:${LIGHT_PALETTE[colour]}`,
});

/** Dark mode. Email apps that don't support it keep the inline colours. */
const darkRules = Object.entries(DARK_PALETTE)
  .map(
    ([colour, value]) =>
      `.${nameOf('ink', colour)}{color:${value} !important}.${nameOf('fill', colour)}{background-color:${value} !important}.${nameOf('line', colour)}{border-color:${value} !important}`,
  )
  .join('');

/** Outlook on Windows renders with Word, which falls back to Times unless the first font exists. */
const HEAD_STYLES = `<style>:root{color-scheme:light dark;supported-color-schemes:light dark}@media (max-width:520px){.card{padding:26px 22px !important}}@media (prefers-color-scheme:dark){${darkRules}}</style><!--[if mso]><style>td,p,a,h1{font-family:'Malgun Gothic',Arial,sans-serif !important}</style><![endif]-->`;

type Ink = { size?: number; colour?: PaletteColour; weight?: 400 | 700; margin?: string; line?: number };

function paragraph(words: string, { size = 16, colour = 'text.primary', weight = 400, margin, line = 1.6 }: Ink = {}) {
  const { name, css } = ink(colour);
  return `<p class="${name}" style="margin:${margin ?? '0 0 8px'};${FONT};font-size:${size}px;line-height:${line};font-weight:${weight};${css};${WRAP}">${escapeHtml(words).replaceAll('\n', '<br>')}</p>`;
}

type Box = { colour?: PaletteColour; padding?: string; css?: string; name?: string };

/** Creates a table with a single cell, because email programs don't style boxes reliably. */
function box(content: string, { colour, padding = '0', css = '', name = '' }: Box) {
  const paint = colour && fill(colour);
  const looks = paint ? ` class="${paint.name} ${name}" bgcolor="${LIGHT_PALETTE[colour]}"` : '';
  return `<table ${TABLE} width="100%"><tr><td${looks} style="padding:${padding};${paint ? `${paint.css};` : ''}${css}">${content}</td></tr></table>`;
}

export function renderHtml(letter: EmailContent) {
  const { subject, preheader, language = 'ko', foot } = letter;
  const small = [...foot, ...listFooterLines(letter)].map((words) =>
    paragraph(words, { size: 13, colour: 'text.tertiary', margin: '0 0 4px', line: 1.5 }),
  );
  const column = [
    box(headHtml(letter), { padding: '0 4px 16px' }),
    box(bodyHtml(letter), { colour: 'bg.surface', padding: '32px 36px', css: 'border-radius:16px', name: 'card' }),
    box(small.join(''), { padding: '20px 4px 0' }),
  ].join('');
  const content = WITHOUT_SPACES.has(language) ? column.replaceAll(KEEP_WORDS, '') : column;
  const canvas = fill('bg.canvas');
  const paint = `class="${canvas.name}" bgcolor="${LIGHT_PALETTE['bg.canvas']}"`;
  // Word uses the table in the conditional comments, and all other email apps the inner one.
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(toSingleLine(subject))}</title>${HEAD_STYLES}</head><body ${paint} style="margin:0;padding:0;${canvas.css}"><span style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(toSingleLine(preheader))}</span><table ${TABLE} width="100%"><tr><td ${paint} align="center" style="padding:28px 14px;${canvas.css}"><!--[if mso]><table ${TABLE} width="${WIDTH}"><tr><td><![endif]--><table ${TABLE} width="100%" align="center" style="width:100%;max-width:${WIDTH}px"><tr><td>${content}</td></tr></table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>`;
}

/** Renders the header. Delivery inserts the sender's logo, and the name stays next to it. */
const headHtml = ({ sender, language = 'ko' }: EmailContent) =>
  sender
    ? `${LOGO_PLACEHOLDER}${paragraph(sender.name, { weight: 700, margin: '0' })}`
    : paragraph(EMAIL_TEXTS[language].brand, { size: 18, weight: 700, colour: 'seal.text', margin: '0' });

const bodyHtml = ({ blocks, language = 'ko' }: EmailContent) =>
  blocks.map((block, index) => blockHtml(block, blocks[index - 1]?.type, language)).join('');

function blockHtml(block: EmailBlock, before: EmailBlock['type'] | undefined, language: Language) {
  switch (block.type) {
    case 'GREETING':
      return paragraph(block.words, { margin: '0 0 6px', colour: 'text.secondary' });
    case 'HEADING':
      return `${before === undefined || before === 'GREETING' ? '' : gap(18)}${headingHtml(block.words)}`;
    case 'PARAGRAPH':
      return `${isBox(before) ? gap(16) : ''}${paragraph(block.words)}`;
    case 'NOTE':
      return `${before === undefined ? '' : gap(12)}${paragraph(block.words, { size: 14, colour: 'text.tertiary', margin: '0' })}`;
    case 'FACTS':
      return factsHtml(block.facts);
    case 'CODE':
      return codeHtml(block.code);
    case 'MESSAGE':
      return quoteHtml(block);
    case 'BUTTON':
      return buttonHtml(block, EMAIL_TEXTS[language].ifButtonFails);
  }
}

/** Returns whether a block is a box. Boxes have no bottom margin, so a paragraph after one needs a top margin. */
const isBox = (type: EmailBlock['type'] | undefined) =>
  type !== undefined && ['NOTE', 'FACTS', 'CODE', 'MESSAGE', 'BUTTON'].includes(type);

function headingHtml(words: string) {
  const { name, css } = ink('text.primary');
  return `<h1 class="${name}" style="margin:0 0 16px;${FONT};font-size:22px;line-height:1.4;font-weight:700;${css};${WRAP}">${escapeHtml(words)}</h1>`;
}

function factsHtml(facts: readonly EmailFact[]) {
  const rows = facts.map(
    ([term, value]) =>
      `<tr><td width="96" valign="top" style="padding:5px 12px 5px 0">${paragraph(term, { size: 14, colour: 'text.tertiary', margin: '0' })}</td><td valign="top" style="padding:5px 0">${paragraph(value, { size: 15, margin: '0' })}</td></tr>`,
  );
  return `<table ${TABLE} width="100%" class="${nameOf('line', 'border.subtle')}" style="margin:16px 0 0;border-top:1px solid ${LIGHT_PALETTE['border.subtle']}"><tr><td height="10" colspan="2" style="font-size:0;line-height:0">&nbsp;</td></tr>${rows.join('')}</table>`;
}

function codeHtml(code: string) {
  const { name, css } = ink('text.primary');
  const digits = `<p class="${name}" style="margin:0;${FONT};font-size:32px;line-height:1.3;font-weight:700;letter-spacing:8px;text-align:center;${css}">${escapeHtml(code)}</p>`;
  return `${gap(16)}${box(digits, { colour: 'bg.sunken', padding: '18px 0', css: 'border-radius:12px' })}`;
}

function quoteHtml({ from, words }: Extract<EmailBlock, { type: 'MESSAGE' }>) {
  const said = `${from ? paragraph(from, { size: 13, colour: 'text.tertiary', margin: '0 0 4px' }) : ''}${paragraph(words, { size: 15, margin: '0' })}`;
  return `${gap(16)}<table ${TABLE} width="100%"><tr><td class="${nameOf('line', 'border.default')}" style="padding:4px 0 4px 16px;border-left:3px solid ${LIGHT_PALETTE['border.default']}">${said}</td></tr></table>`;
}

/**
 * Renders a button. Word uses the cell's padding and browsers use the link's, so the whole button is clickable in both.
 */
function buttonHtml({ label, href }: Extract<EmailBlock, { type: 'BUTTON' }>, ifNot: string) {
  const link = escapeHtml(href);
  const paint = fill('action.bg');
  const face = ink('action.text');
  const button = `<table ${TABLE}><tr><td class="${paint.name}" bgcolor="${LIGHT_PALETTE['action.bg']}" align="center" style="border-radius:10px;${paint.css};mso-padding-alt:14px 26px"><a class="${face.name}" href="${link}" style="display:inline-block;padding:14px 26px;${FONT};font-size:16px;line-height:1.3;font-weight:700;${face.css};text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
  const soft = ink('text.secondary');
  const address = `<p class="${soft.name}" style="margin:0;${FONT};font-size:13px;line-height:1.5;${soft.css};word-break:break-all">${link}</p>`;
  return `${gap(26)}${button}${gap(16)}${paragraph(ifNot, { size: 13, colour: 'text.tertiary', margin: '0', line: 1.5 })}${address}`;
}

const gap = (height: number) =>
  `<table ${TABLE} width="100%"><tr><td height="${height}" style="font-size:0;line-height:0">&nbsp;</td></tr></table>`;
