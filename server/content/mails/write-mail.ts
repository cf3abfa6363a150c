import type { Mail } from '../../modules/messages/outbox.ts';
import { renderHtml } from './layout.ts';
import { BRAND, listFooterLines, toSingleLine, type Letter } from './letter.ts';

export function writeMail(letter: Letter): Mail {
  return {
    to: letter.to,
    template: letter.template,
    subject: `[${BRAND[letter.language ?? 'ko']}] ${toSingleLine(letter.subject)}`,
    text: asText(letter),
    html: renderHtml(letter),
  };
}

function asText({ greeting, heading, paragraphs, facts = [], code, button, quote, ...letter }: Letter) {
  const blocks = [
    letter.sender?.name,
    greeting,
    heading,
    ...paragraphs,
    facts.map(([term, value]) => `${term}: ${value}`).join('\n'),
    code,
    quote && [quote.from, quote.words].filter(Boolean).join('\n'),
    button && `${button.label}\n${button.href}`,
    '--',
    ...letter.foot,
    listFooterLines(letter).join('\n'),
  ];
  return `${blocks.filter(Boolean).join('\n\n')}\n`;
}
