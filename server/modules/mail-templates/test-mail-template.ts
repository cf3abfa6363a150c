import type { Transaction } from 'kysely';
import { writeContractEmailContent } from '../../content/mails/contract-mails.ts';
import { renderEmail } from '../../content/mails/write-mail.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { insertTest, listTestTimes, lockTester } from './tests.repository.ts';
import { describeMailSample } from './preview-mail-template.ts';
import { requireText } from './require-texts.ts';

const MAX_TESTS_AN_HOUR = 5;
const HOUR_MS = 3_600_000;

/** Emails the caller a message about a sample document, whose button opens the settings. */
export const createTestMailTemplate =
  ({ config, database, now, outbox }: Deps): OperationHandler<'testMailTemplate'> =>
  async ({ body, caller }) => {
    const text = requireText(body.text);
    const { kind, language } = text;
    const at = now();
    await database.transaction().execute(async (transaction) => {
      const { email } = await lockTester(transaction, caller.userUuid);
      await requireTestLeft(transaction, caller.userUuid, at);
      await insertTest(transaction, caller.userUuid, at);
      const asked = { kind, language, own: [text], sample: null, at };
      const { sender, about } = await describeMailSample(transaction, caller, asked);
      const letter = writeContractEmailContent(email, kind, { ...about, sender });
      const href = `${config.publicUrl}/setting/mail`;
      const blocks = letter.blocks.map((block) => (block.type === 'BUTTON' ? { ...block, href } : block));
      await outbox.enqueue(transaction, renderEmail({ ...letter, template: 'MAIL_WORDS_TEST', blocks }));
    });
    return null;
  };

async function requireTestLeft(transaction: Transaction<DB>, userUuid: string, at: Date) {
  const sent = await listTestTimes(transaction, userUuid, new Date(at.getTime() - HOUR_MS));
  const [first] = sent;
  if (!first || sent.length < MAX_TESTS_AN_HOUR) return;
  throw new DomainError('RATE_LIMITED', {
    message: '한 시간에 다섯 번까지 보내볼 수 있어요. 조금 뒤에 다시 해주세요.',
    retryAfter: Math.max(1, Math.ceil((first.getTime() + HOUR_MS - at.getTime()) / 1000)),
  });
}
