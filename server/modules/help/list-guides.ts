import type { Block } from '../../content/pages/blocks.types.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';

export const createListGuides =
  ({ content }: Pick<Deps, 'content'>): OperationHandler<'listGuides'> =>
  async () => {
    const { guides } = await content.read();
    return guides.map(({ guideId, title, task, summary, keywords, blocks }) => ({
      guideId,
      title,
      task,
      summary,
      headings: blocks.flatMap((block) => (block.type === 'HEADING' ? [{ id: block.id, text: block.text }] : [])),
      words: [keywords, ...blocks.map(collectWords)].join(' ').trim(),
    }));
  };

function collectWords(block: Block): string {
  if (block.type === 'HEADING') return block.text;
  if (block.type === 'PICTURE') return block.description;
  const texts = block.type === 'LIST' ? block.items.flat() : block.texts;
  return texts.map(({ text }) => text).join('');
}
