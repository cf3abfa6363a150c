import { readConfig } from '../config.ts';
import { findInquiry, listOpenInquiries } from '../modules/support/inquiries.repository.ts';
import { createInquiryLinkRepository } from '../modules/support/inquiry-links.repository.ts';
import { createInquiryUrlBuilder } from '../modules/support/inquiry-urls.ts';
import { readOptions, UsageError, type CommandResult } from './command.ts';
import { openInstallation } from './installation.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Lists inquiries that are waiting for an answer, or creates a new link to one whose links have expired. */
export async function runInquiriesCommand(given: string[]): Promise<CommandResult> {
  const { link } = readOptions(given, { link: { type: 'string' } }).values;
  if (link !== undefined && !UUID.test(link)) throw new UsageError('--link needs the ID of an inquiry.');
  const config = readConfig(process.env);
  const installation = await openInstallation();
  const { database, secrets } = installation;
  const parts = { config, secrets, now: () => new Date() };
  try {
    if (link === undefined) return describeOpen(await listOpenInquiries(database));
    if (!(await findInquiry(database, link))) throw new UsageError(`There is no inquiry ${link}.`);
    const secret = await createInquiryLinkRepository(parts).issue(database, link, 'SUPPORT');
    const url = createInquiryUrlBuilder(parts).forSupport(secret);
    return { answer: { url }, words: [url, '30일 동안 쓸 수 있어요.'] };
  } finally {
    await installation.close();
  }
}

function describeOpen(open: Awaited<ReturnType<typeof listOpenInquiries>>): CommandResult {
  const rows = open.map(({ inquiryUuid, subject, name, lastMessageAt }) => ({
    inquiryId: inquiryUuid,
    subject,
    name,
    lastMessageAt: lastMessageAt.toISOString(),
  }));
  const words = rows.map(
    ({ inquiryId, subject, name, lastMessageAt }) => `${inquiryId}  ${lastMessageAt}  ${name}  ${subject}`,
  );
  return { answer: { inquiries: rows }, words: words.length > 0 ? words : ['답을 기다리는 문의가 없어요.'] };
}
