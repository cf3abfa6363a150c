import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { describeBlocks } from './describe-blocks.ts';

export const createGetGuide =
  ({ config, content }: Pick<Deps, 'config' | 'content'>): OperationHandler<'getGuide'> =>
  async ({ path }) => {
    const { guides, pictures } = await content.read();
    const guide = guides.find(({ guideId }) => guideId === path.guideId);
    if (!guide) throw new DomainError('NOT_FOUND');
    const { guideId, title, task, summary, blocks } = guide;
    return { guideId, title, task, summary, blocks: describeBlocks(blocks, pictures, config.publicUrl) };
  };
