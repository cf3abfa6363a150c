import type { Transaction } from 'kysely';
import type { FileStore } from '../../../adapters/files/port.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Deps } from '../../../deps.ts';
import { writeSealUse } from '../../company-seals/ledger.repository.ts';
import { readStoredFile } from '../../files/open-stored-file.ts';
import { createContractMarkRepository, type ContractMark } from '../values/contract-marks.repository.ts';
import type { Field } from '../core/contract.types.ts';
import type { ContractRow } from '../core/contracts.repository.ts';
import { lintMarks } from '../drafting/lint/lint-marks.ts';
import { createSenderMarkRepository, type ResolvedMark } from '../values/sender-marks.repository.ts';

type Sent = {
  contract: Pick<ContractRow, 'contractId' | 'settings'>;
  fields: readonly Field[];
  sentBy: string;
  pageCount: number;
  at: Date;
};

/**
 * Copies the sender's marks into the contract, and records each use of a company seal. Throws if a mark that passed the
 * check can't be used any more.
 */
export async function copySenderMarks(
  { files, secrets }: Pick<Deps, 'files' | 'secrets'>,
  transaction: Transaction<DB>,
  { contract, fields, sentBy, pageCount, at }: Sent,
): Promise<ContractMark[]> {
  const { contractId, settings } = contract;
  const marks = await createSenderMarkRepository(secrets).hold(transaction, sentBy, { fields, settings, sendsAt: at });
  const problems = lintMarks(marks);
  if (problems.length > 0) throw new DomainError('CHECK_FAILED', { problems });
  const contractMarks = createContractMarkRepository(secrets);
  const uses = new Map<string, number>();
  const copies: ContractMark[] = [];
  for (const { places, found } of marks) {
    if (typeof found === 'string') continue;
    const fieldUuids = places.flatMap((field) => field?.fieldId ?? []);
    const { mark, sealUuid } = found;
    const copy = { mark, sealUuid, picture: await readPicture(files, found.pictureSha256) };
    if (fieldUuids.length > 0) copies.push(await contractMarks.add(transaction, contractId, { ...copy, fieldUuids }));
    if (isPageSeal(places)) copies.push(await contractMarks.add(transaction, contractId, { ...copy, fieldUuids: [] }));
    const used = fieldUuids.length + (isPageSeal(places) && pageCount > 1 ? 1 : 0);
    if (found.sealUuid !== null && used > 0) uses.set(found.sealUuid, (uses.get(found.sealUuid) ?? 0) + used);
  }
  for (const [sealId, places] of uses)
    await writeSealUse(transaction, { sealId, organizationMemberUuid: sentBy, contractId, places, at });
  return copies;
}

/** Reads the image of a mark. Its row is locked, so the image can't be deleted before the copy refers to it. */
async function readPicture(files: FileStore, sha256: string | null) {
  if (sha256 === null) return null;
  const bytes = await readStoredFile(files, sha256);
  const kind = bytes[0] === 0x89 ? ('PNG' as const) : ('JPEG' as const);
  return { sha256, kind, bytes: bytes.length };
}

const isPageSeal = (places: ResolvedMark['places']) => places.includes(null);
