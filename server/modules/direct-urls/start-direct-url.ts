import { DomainError, type ErrorCode } from '../../contract/domain-error.ts';
import { hasPermission } from '../../contract/access.ts';
import { getNetworkPrefix } from '../../contract/network-prefix.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { loadSheet } from '../batches/load-sheet.ts';
import { findSheetSender } from '../batches/sheet-sender.repository.ts';
import { DELIVER_MESSAGE } from '../messages/outbox.ts';
import { findActiveMember } from '../organizations/seats.repository.ts';
import { findByCode, pauseLink, type DirectUrlRow } from './direct-urls.repository.ts';
import { findPublishedVersionUuid } from './published-version.repository.ts';
import { hashContact } from './places/contact-hash.ts';
import { parseVisitor } from './parse-visitor.ts';
import { limitStartingVisitors, sendToVisitor } from './send-to-visitor.ts';
import { getVisitStanding } from './visit-direct-url.ts';
import { findVisitorProblems, type Visitor } from './visitor-sheet.ts';

/** How often the template may change while a visitor starts. */
const MAX_TRIES = 3;
const CLOSED: Record<'PAUSED' | 'ENDED' | 'FULL', ErrorCode> = {
  PAUSED: 'DIRECT_URL_PAUSED',
  ENDED: 'DIRECT_URL_ENDED',
  FULL: 'DIRECT_URL_FULL',
};

/** Creates a visitor's contract. Checks whether the link is open before anything that the visitor entered. */
export const createStartDirectUrl =
  (deps: Deps): OperationHandler<'startDirectUrl'> =>
  async ({ path, body, client }) => {
    const { secrets } = deps;
    const networkHmac = secrets.hash('direct-url-network', getNetworkPrefix(client.address));
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const link = await requireOpenLink(deps, path.code);
      const visitor = parseVisitor(body, link);
      // Rejects a rush of visitors before the template is read and the link is locked.
      await limitStartingVisitors(deps.database, { directUrlUuid: link.directUrlUuid, networkHmac });
      const { sheet, templateTitle } = await loadForVisitor(deps, link, visitor);
      const visit = { link, sheet, templateTitle, visitor, networkHmac, contactHmac: hashContact(secrets, visitor) };
      const linkToken = await sendToVisitor(deps, visit).catch(hideShortBalance);
      deps.wakeWorkers(DELIVER_MESSAGE);
      if (linkToken !== null) return { linkToken };
    }
    throw new DomainError('UNAVAILABLE', { retryAfter: 1 });
  };

/** Hides a small balance of the sender's, which visitors can't change and don't need to know about. */
function hideShortBalance(error: unknown): never {
  throw error instanceof DomainError && error.code === 'CREDIT_SHORT'
    ? new DomainError('DIRECT_URL_PAUSED', { message: '지금은 서명을 받지 않아요. 보낸 곳에 물어봐주세요.' })
    : error;
}

async function requireOpenLink({ database }: Pick<Deps, 'database'>, code: string) {
  const link = await findByCode(database, code);
  if (!link) throw new DomainError('NOT_FOUND');
  const standing = getVisitStanding(link);
  if (standing !== 'OPEN') throw new DomainError(CLOSED[standing]);
  return link;
}

/** Loads the template's current version. Pauses the link if it can't create contracts. */
async function loadForVisitor(deps: Deps, link: DirectUrlRow, visitor: Visitor) {
  const { database } = deps;
  const { directUrlUuid, organizationMemberUuid, slotUuid, templateTitle } = link;
  const active = await findActiveMember(database, organizationMemberUuid);
  const sender = await findSheetSender(database, organizationMemberUuid);
  if (!active || !sender || !hasPermission(active.member, 'CONTRACT_SEND'))
    return pause(deps, directUrlUuid, 'SENDER_GONE');
  const publishedUuid = await findPublishedVersionUuid(database, link.templateUuid);
  if (publishedUuid === null) return pause(deps, directUrlUuid, 'TEMPLATE_CHANGED');
  const sheet = await loadSheet(deps, database, publishedUuid, sender);
  const problems = await findVisitorProblems(deps, sheet, slotUuid, link, visitor);
  // Problems with the visitor's slot come from what they entered, such as unprintable text.
  const own = problems.find(({ place }) => place.receiverUuid === slotUuid);
  if (own) throw new DomainError('VALIDATION', { fieldErrors: [{ field: 'name', message: own.fault ?? own.message }] });
  if (problems.length > 0) return pause(deps, directUrlUuid, 'TEMPLATE_CHANGED');
  return { sheet, templateTitle };
}

async function pause(
  { database }: Pick<Deps, 'database'>,
  directUrlUuid: string,
  reason: 'SENDER_GONE' | 'TEMPLATE_CHANGED',
): Promise<never> {
  await pauseLink(database, directUrlUuid, reason);
  throw new DomainError('DIRECT_URL_PAUSED');
}
