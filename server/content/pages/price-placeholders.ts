import { findPrice, type Plans } from '../plans.ts';
import type { Block, ContentText } from './blocks.types.ts';

const FACT = /\{\{([a-z.]+)\}\}/g;
const grouped = new Intl.NumberFormat('ko-KR');

type Sold = { plans: Plans; at: Date };
const won = (amount: number) => `${grouped.format(amount)}원`;
const contracts = (count: number) => `${grouped.format(count)}건`;
const credits = (count: number) => `${grouped.format(count)}개`;

/** Values that FAQs can use. They come from the plans, so that each price is defined only once. */
const FACTS: Readonly<Record<string, (sold: Sold) => string>> = {
  'free.contracts': ({ plans: { plans } }) => contracts(plans[0].contractsPerMonth),
  'free.price': ({ plans: { plans }, at }) => won(findPrice(plans[0].prices, at)),
  'standard.contracts': ({ plans: { plans } }) => contracts(plans[1].contractsPerMonth),
  'standard.price': ({ plans: { plans }, at }) => won(findPrice(plans[1].prices, at)),
  'credits.document': ({ plans: { costs } }) => credits(costs.DOCUMENT),
  'credits.text': ({ plans: { costs } }) => credits(costs.TEXT),
  'credits.identity': ({ plans: { costs } }) => credits(costs.IDENTITY),
};

export const listUnknownPlaceholders = (blocks: readonly Block[]) =>
  [...JSON.stringify(blocks).matchAll(FACT)].flatMap(([, name = '']) => (Object.hasOwn(FACTS, name) ? [] : [name]));

export const hasPlaceholders = (blocks: readonly Block[]) => JSON.stringify(blocks).search(FACT) >= 0;

export function fillPlaceholders(blocks: readonly Block[], sold: Sold): Block[] {
  const fill = (text: string) => text.replaceAll(FACT, (whole, name: string) => FACTS[name]?.(sold) ?? whole);
  const fillAll = (texts: readonly ContentText[]) => texts.map((piece) => ({ ...piece, text: fill(piece.text) }));
  return blocks.map((block) => {
    if (block.type === 'PARAGRAPH') return { ...block, texts: fillAll(block.texts) };
    if (block.type === 'LIST') return { ...block, items: block.items.map(fillAll) };
    return block;
  });
}
