import type { Mail } from '../../modules/messages/outbox.ts';
import { renderHtml } from './layout.ts';
import { EMAIL_TEXTS } from './letter-languages.ts';
import {
  listBlocks,
  listFooterLines,
  toSingleLine,
  type BuiltInParts,
  type EmailContent,
  type EmailBlock,
} from './letter.ts';
import { removeLinks } from './remove-links.ts';

export const writeMail = ({ to, template, subject, preheader, foot, sender, language, ...parts }: BuiltInMail): Mail =>
  renderEmail({
    to,
    template,
    subject,
    preheader,
    foot,
    blocks: listBlocks(parts),
    ...(sender && { sender }),
    ...(language && { language }),
  });
type BuiltInMail = Omit<EmailContent, 'blocks'> & BuiltInParts;

/** Renders an email. Only the service's own emails may contain URLs in their text. */
export function renderEmail(letter: EmailContent): Mail {
  const replyTo = letter.sender?.replyTo;
  const shown = letter.sender ? removeLinks(letter) : letter;
  return {
    to: letter.to,
    template: letter.template,
    subject: writeSubject(letter),
    text: writeText(shown),
    html: renderHtml(shown),
    ...(replyTo !== undefined && { replyTo }),
  };
}

export const writeSubject = ({ subject, language = 'ko' }: Pick<EmailContent, 'subject' | 'language'>) =>
  `[${EMAIL_TEXTS[language].brand}] ${toSingleLine(subject)}`;

function writeText({ blocks, ...letter }: EmailContent) {
  const parts = [
    letter.sender?.name,
    ...blocks.map(writeBlock),
    '--',
    ...letter.foot,
    listFooterLines(letter).join('\n'),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function writeBlock(block: EmailBlock): string {
  switch (block.type) {
    case 'FACTS':
      return block.facts.map(([term, value]) => `${term}: ${value}`).join('\n');
    case 'CODE':
      return block.code;
    case 'MESSAGE':
      return [block.from, block.words].filter(Boolean).join('\n');
    case 'BUTTON':
      return `${block.label}\n${block.href}`;
    case 'GREETING':
    case 'HEADING':
    case 'PARAGRAPH':
    case 'NOTE':
      return block.words;
  }
}
