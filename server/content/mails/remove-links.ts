import { insertBreaksIntoAddresses } from '../../../rules/addresses.ts';
import type { EmailContent, EmailBlock } from './letter.ts';

/**
 * Breaks up URLs that members and receivers typed, because they could otherwise place their own links in an
 * organisation's email. Only the button keeps its link.
 */
export const removeLinks = (letter: EmailContent): EmailContent => ({
  ...letter,
  preheader: insertBreaksIntoAddresses(letter.preheader),
  blocks: letter.blocks.map(removeLinksOfBlock),
  foot: letter.foot.map(insertBreaksIntoAddresses),
  ...(letter.sender && { sender: { ...letter.sender, name: insertBreaksIntoAddresses(letter.sender.name) } }),
});

function removeLinksOfBlock(block: EmailBlock): EmailBlock {
  switch (block.type) {
    case 'FACTS':
      return { ...block, facts: block.facts.map(([term, value]) => [term, insertBreaksIntoAddresses(value)]) };
    case 'MESSAGE':
      return {
        ...block,
        from: block.from && insertBreaksIntoAddresses(block.from),
        words: insertBreaksIntoAddresses(block.words),
      };
    case 'BUTTON':
      return { ...block, label: insertBreaksIntoAddresses(block.label) };
    case 'CODE':
      return block;
    case 'GREETING':
    case 'HEADING':
    case 'PARAGRAPH':
    case 'NOTE':
      return { ...block, words: insertBreaksIntoAddresses(block.words) };
  }
}
