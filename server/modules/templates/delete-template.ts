import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { countTemplateUses } from '../direct-urls/places/template-links.repository.ts';
import { lockTemplate, removeTemplate } from './templates.repository.ts';

/**
 * Deletes a template but not its versions, which contracts refer to. Locks the template, so that no link can be created
 * after the links were counted.
 */
export const createDeleteTemplate =
  ({ database }: Deps): OperationHandler<'deleteTemplate'> =>
  async ({ path, caller }) => {
    await database.transaction().execute(async (transaction) => {
      const { templateUuid } = await lockTemplate(transaction, path.templateId, caller.member, null);
      await requireUnused(transaction, templateUuid);
      await removeTemplate(transaction, templateUuid);
    });
    return null;
  };

async function requireUnused(transaction: Transaction<DB>, templateUuid: string) {
  const { batches, links } = await countTemplateUses(transaction, templateUuid);
  const uses = [...(links > 0 ? [`링크 ${links}개`] : []), ...(batches > 0 ? [`대량 발송 ${batches}건`] : [])];
  if (uses.length === 0) return;
  throw new DomainError('TEMPLATE_IN_USE', {
    message: `아직 끝나지 않은 ${uses.join(', ')}에 쓰고 있어요. 먼저 끝내주세요.`,
  });
}
