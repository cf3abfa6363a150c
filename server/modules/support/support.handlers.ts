import { v7 as uuidv7 } from 'uuid';
import { MAX_PERSON_NAME_LENGTH, normalizeName } from '../../../rules/graphemes.ts';
import { inquiryMail } from '../../content/mails/inquiry-mail.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createInquiry } from './inquiries.repository.ts';

export function createSupportHandlers({ config, database, now, outbox }: Deps) {
  return {
    async sendInquiry({ body }) {
      const name = normalizeName(body.name, MAX_PERSON_NAME_LENGTH);
      if (!name) throw new DomainError('NAME_INVALID');
      const inquiry = { ...body, name, company: body.company.trim() };
      await database.transaction().execute(async (transaction) => {
        await createInquiry(transaction, { inquiryUuid: uuidv7(), createdAt: now(), ...inquiry });
        await outbox.enqueue(transaction, inquiryMail({ to: config.supportMail, ...inquiry }));
      });
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}
