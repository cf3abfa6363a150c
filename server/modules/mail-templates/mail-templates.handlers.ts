import { v7 as uuidv7 } from 'uuid';
import { BUILT_IN_TEXTS } from '../../content/mails/built-in-texts.ts';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import {
  countMailTemplates,
  findMailTemplate,
  insertMailTemplate,
  listMailTemplates,
  lockMailTemplate,
  removeMailTemplate,
  updateMailTemplate,
} from './mail-templates.repository.ts';
import { createPreviewMailTemplate } from './preview-mail-template.ts';
import { requireTexts } from './require-texts.ts';
import { createTestMailTemplate } from './test-mail-template.ts';

const MAX_MAIL_TEMPLATES = 100;

/** Handles an organisation's custom texts (메일 문구) for messages to receivers. */
export function createMailTemplateHandlers(deps: Deps) {
  const { database, now } = deps;
  return {
    async listMailTemplates({ caller }) {
      const mailTemplates = await listMailTemplates(database, caller.member.organizationUuid);
      return { builtIn: BUILT_IN_TEXTS.map(copyText), mailTemplates };
    },
    async createMailTemplate({ body, caller, idempotencyKey }) {
      const name = requireName(body.name);
      const texts = requireTexts(body.texts);
      const { organizationUuid } = caller.member;
      const action = identifyAction('createMailTemplate', caller, idempotencyKey, { body });
      return rejectDuplicates(() =>
        database.transaction().execute((transaction) =>
          runOnce(transaction, action, async () => {
            if ((await countMailTemplates(transaction, organizationUuid)) >= MAX_MAIL_TEMPLATES)
              throw new DomainError('TOO_MANY', {
                message: `${MAX_MAIL_TEMPLATES}개까지 만들 수 있어요. 쓰지 않는 문구를 지워주세요.`,
              });
            const at = now();
            const mailTemplateId = uuidv7();
            await insertMailTemplate(transaction, { mailTemplateId, organizationUuid, name, texts, at });
            return { mailTemplateId, name, texts, version: 1, changedAt: at.toISOString() };
          }),
        ),
      );
    },
    async getMailTemplate({ path, caller }) {
      const template = await findMailTemplate(database, placeOf(path, caller));
      if (!template) throw new DomainError('NOT_FOUND');
      return template;
    },
    async changeMailTemplate({ path, body, caller }) {
      const change = {
        ...(body.name !== undefined && { name: requireName(body.name) }),
        ...(body.texts && { texts: requireTexts(body.texts) }),
      };
      return rejectDuplicates(() =>
        database.transaction().execute(async (transaction) => {
          const before = await lockMailTemplate(transaction, placeOf(path, caller));
          const { version } = before;
          if (version !== body.version) throw new DomainError('VERSION_CONFLICT', { version });
          return updateMailTemplate(transaction, before, { ...change, at: now() });
        }),
      );
    },
    async deleteMailTemplate({ path, caller }) {
      await database.transaction().execute(async (transaction) => {
        await removeMailTemplate(transaction, await lockMailTemplate(transaction, placeOf(path, caller)));
      });
      return null;
    },
    previewMailTemplate: createPreviewMailTemplate(deps),
    testMailTemplate: createTestMailTemplate(deps),
  } satisfies Partial<OperationHandlers>;
}

const placeOf = ({ mailTemplateId }: { mailTemplateId: string }, { member }: MemberCaller) => ({
  mailTemplateId,
  organizationUuid: member.organizationUuid,
});

const copyText = ({ blocks, ...text }: (typeof BUILT_IN_TEXTS)[number]) => ({
  ...text,
  blocks: blocks.map((block) => (block.type === 'FACTS' ? { ...block, lines: [...block.lines] } : block)),
});
