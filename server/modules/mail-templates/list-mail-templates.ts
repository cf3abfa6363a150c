import { BUILT_IN_TEXTS } from '../../content/mails/built-in-texts.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { listMailTemplates } from './mail-templates.repository.ts';

export const createListMailTemplates =
  ({ database }: Deps): OperationHandler<'listMailTemplates'> =>
  async ({ caller }) => {
    const mailTemplates = await listMailTemplates(database, caller.member.organizationUuid);
    return { builtIn: BUILT_IN_TEXTS.map(copyText), mailTemplates };
  };

const copyText = ({ blocks, ...text }: (typeof BUILT_IN_TEXTS)[number]) => ({
  ...text,
  blocks: blocks.map((block) => (block.type === 'FACTS' ? { ...block, lines: [...block.lines] } : block)),
});
