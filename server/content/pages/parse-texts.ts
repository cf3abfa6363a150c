import type { ContentText } from './blocks.types.ts';

/** Matches a path within the app. Browsers treat `//` and `/\` as the start of a host. */
const OWN_PATH = /^\/(?![/\\])[^\s\\]*$/;
const ANCHOR = /^#[^\s#]+$/;
const MAIL = /^mailto:[^\s@?&]+@[^\s@?&]+$/;

/** Matches the next token. A backslash escapes a special character. */
const TOKEN = /\\([\\*[\]<])|\*\*|\[((?:[^\]\\]|\\.)*)\]\(([^)]*)\)|[^\\*[\]<]+|[\s\S]/gy;

export type RejectText = (reason: string) => never;

/** Parses bold text and links. Rejects HTML, and links that don't just open a page. */
export function parseTexts(line: string, refuse: RejectText): ContentText[] {
  const texts: ContentText[] = [];
  let isBold = false;
  const add = (text: string, href: string | null) => {
    const last = texts.at(-1);
    if (last && last.isBold === isBold && last.href === href) last.text += text;
    else if (text !== '') texts.push({ text, isBold, href });
  };
  for (const [token, escaped, linkText, address] of line.matchAll(TOKEN)) {
    if (escaped !== undefined) add(escaped, null);
    else if (token === '**') isBold = !isBold;
    else if (linkText !== undefined && address !== undefined)
      add(readLinkText(linkText, refuse), requireAddress(address, refuse));
    else if (token === '<') refuse('HTML is not allowed. Write \\< for the character.');
    else if (token === '[') refuse('A link is not complete. Write \\[ for the character.');
    else add(token, null);
  }
  if (isBold) refuse('Bold text does not end.');
  return texts;
}

function readLinkText(text: string, refuse: RejectText) {
  if (/[*[<]/.test(text.replaceAll(/\\./g, '')) || text.trim() === '') refuse('The text of a link must be plain.');
  return text.replaceAll(/\\(.)/g, '$1');
}

function requireAddress(address: string, refuse: RejectText) {
  const isAllowed = OWN_PATH.test(address) || ANCHOR.test(address) || MAIL.test(address) || isSecureAddress(address);
  return isAllowed ? address : refuse(`A link may not lead to "${address}": only https, mailto, a path or an anchor.`);
}

const isSecureAddress = (address: string) =>
  /^https:\/\/[^\s\\]+$/.test(address) && URL.parse(address)?.protocol === 'https:';
