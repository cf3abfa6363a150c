import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { countMailTemplates, insertMailTemplate } from './mail-templates.repository.ts';
import { requireTexts } from './require-texts.ts';

const MAX_MAIL_TEMPLATES = 100;

export const createCreateMailTemplate =
  ({ database, now }: Deps): OperationHandler<'createMailTemplate'> =>
  async ({ body, caller, idempotencyKey }) => {
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
  };
