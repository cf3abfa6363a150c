import { v7 as uuidv7 } from 'uuid';
import type { Transaction } from 'kysely';
import { DomainError } from '../../contract/domain-error.ts';
import type { Connection } from '../../database/connect.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { toCostedReceiver } from '../batches/hold-credits-for-batch.ts';
import { listCreditNeeds } from '../credits/needs.ts';
import { readCommonParts } from '../batches/common-parts.ts';
import type { Sheet } from '../batches/load-sheet.ts';
import { buildSingleContractParts } from '../batches/single-contract-parts.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { insertContracts } from '../contracts/sending/many/insert-contracts.ts';
import { mintLinkToken } from '../messages/receiver-links.ts';
import { assignDocumentNo } from '../settings/document-number.ts';
import {
  MAX_INVITATIONS_PER_HOUR,
  MAX_UNCONFIRMED_PER_MINUTE,
  MAX_UNCONFIRMED_PER_NETWORK,
} from './direct-url.types.ts';
import type { DirectUrlRow } from './direct-urls.repository.ts';
import {
  countUnconfirmedPlaces,
  countContactAttempts,
  lockCreatorSeat,
  insertPlace,
  claimPlace,
  TIME_TO_SIGN_MS,
} from './places/places.repository.ts';
import { adaptToVisitor, toVisitorCells, type Visitor } from './visitor-sheet.ts';

export type Visit = {
  link: DirectUrlRow;
  sheet: Sheet;
  templateTitle: string;
  visitor: Visitor;
  contactHmac: Buffer;
  networkHmac: Buffer;
};

const RETRY_SECONDS = 60;

/**
 * Takes a place and creates the contract in one transaction. Returns null if the link or its template has changed since
 * they were read.
 */
export const sendToVisitor = (deps: Deps, visit: Visit): Promise<string | null> =>
  deps.database.transaction().execute(async (transaction) => {
    const { link, sheet, networkHmac, contactHmac } = visit;
    const { directUrlUuid, organizationMemberUuid } = link;
    await lockCreatorSeat(transaction, organizationMemberUuid);
    if (!(await claimPlace(transaction, link, sheet.version.versionUuid))) return null;
    await limitStartingVisitors(transaction, { directUrlUuid, networkHmac });
    const isQuiet = (await countContactAttempts(transaction, contactHmac)) >= MAX_INVITATIONS_PER_HOUR;
    const at = await readDatabaseTime(transaction);
    const { contractId, receiverUuid } = await insertContract(deps, transaction, visit, { at, isQuiet });
    await insertPlace(transaction, {
      contractId,
      directUrlUuid,
      receiverUuid,
      contactHmac,
      networkHmac,
      createdAt: at,
    });
    return mintLinkToken(transaction, { receiverUuid, linkVersion: 1 }, { via: 'DIRECT_URL' });
  });

/**
 * Throws if too many visitors are starting. Called again when a place is taken, because concurrent visitors aren't
 * counted before that.
 */
export async function limitStartingVisitors(
  connection: Connection,
  from: { directUrlUuid: string; networkHmac: Buffer },
) {
  const { ofLink, ofNetwork } = await countUnconfirmedPlaces(connection, from);
  if (ofLink >= MAX_UNCONFIRMED_PER_MINUTE || ofNetwork >= MAX_UNCONFIRMED_PER_NETWORK)
    throw new DomainError('RATE_LIMITED', { retryAfter: RETRY_SECONDS });
}

async function insertContract(
  deps: Deps,
  transaction: Transaction<DB>,
  { link, sheet, templateTitle, visitor }: Visit,
  { at, isQuiet }: { at: Date; isQuiet: boolean },
) {
  const { directUrlUuid, templateUuid, settings, slotUuid } = link;
  const adapted = adaptToVisitor(sheet, slotUuid, link, visitor);
  const common = await readCommonParts(transaction, adapted, { templateUuid, settings, directUrlUuid });
  const contractId = uuidv7();
  const needs = listCreditNeeds(adapted.content.slots.map(toCostedReceiver));
  const { organizationUuid } = common.organization;
  await deps.credits.hold(
    transaction,
    organizationUuid,
    needs.map(({ kind }) => ({ kind, receiverUuid: null, rowUuid: contractId })),
  );
  const documentNo = await assignDocumentNo(transaction, common.organization, at);
  const own = buildSingleContractParts(
    deps.secrets,
    { sheet: adapted, common, batch: { settings }, templateTitle },
    toVisitorCells(slotUuid, visitor),
    { contractId, documentNo, at, visitor: { slotUuid, expiresAt: new Date(at.getTime() + TIME_TO_SIGN_MS) } },
  );
  const { visitorUuid } = own;
  if (visitorUuid === null) throw new Error('A contract of a link has no receiver for its visitor.');
  const { organizationMemberUuid: id, name } = sheet.sender;
  const sender = { actor: { kind: 'MEMBER' as const, id, name }, client: null };
  await insertContracts(deps, transaction, { common, sender, at }, [{ ...own, isQuiet }]);
  return { contractId, receiverUuid: visitorUuid };
}
