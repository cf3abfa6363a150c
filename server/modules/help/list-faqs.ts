import type { components } from '#openapi';
import { fillPlaceholders } from '../../content/pages/price-placeholders.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeBlocks } from './describe-blocks.ts';

type FaqGroup = components['schemas']['FaqGroup'];

/** Lists FAQs. Groups are in the order of their first question. */
export const createListFaqs =
  ({ config, content, plans, now }: Pick<Deps, 'config' | 'content' | 'plans' | 'now'>): OperationHandler<'listFaqs'> =>
  async () => {
    const { faqs, pictures } = await content.read();
    const billing = config.billing === 'off' ? 'off' : 'on';
    const groups = new Map<string, FaqGroup['questions']>();
    for (const faq of faqs) {
      if (faq.billing !== null && faq.billing !== billing) continue;
      const { faqId, question, keywords, group } = faq;
      const blocks = fillPlaceholders(faq.blocks, { plans, at: now() });
      const answer = describeBlocks(blocks, pictures, config.publicUrl);
      groups.set(group, [...(groups.get(group) ?? []), { faqId, question, answer, keywords }]);
    }
    return Array.from(groups, ([title, questions]) => ({ title, questions }));
  };
