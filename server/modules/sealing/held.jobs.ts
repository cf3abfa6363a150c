import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { writeHeldContractMail, writeHeldOperatorMail } from '../../content/mails/held-mail.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { defineJob, type JobDefinition } from '../../jobs/definition.ts';
import type { AlertCause } from '../alerts/causes/cause-alerts.ts';
import { requireContract, type ContractRow } from '../contracts/core/contracts.repository.ts';
import { findSenderEmail } from '../contracts/core/sender.repository.ts';
import { NOTIFY_HELD } from './hold.ts';

export type OnHeld = (held: { contractId: string; differences: string }) => void;
type Parts = Pick<Deps, 'config' | 'database' | 'outbox'> & { onHeld?: OnHeld };

const payloadSchema = v.object({ differences: v.string() });

export const createHeldJobs = ({ config, database, outbox, onHeld }: Parts): JobDefinition[] => [
  defineJob(NOTIFY_HELD, async ({ key: contractId, payload }) => {
    const { differences } = v.parse(payloadSchema, payload);
    const contract = await requireContract(database, contractId);
    onHeld?.({ contractId, differences });
    const { title, documentNo, sealError } = contract;
    return async (transaction) => {
      const about = { contractId, receiverUuid: null, linkVersion: null };
      const { publicUrl, supportMail } = config;
      for (const email of await listMembersToNotify(transaction, contract))
        await outbox.enqueue(transaction, writeHeldContractMail(email, { title, publicUrl, contractId }), about);
      const facts = { contractId, documentNo: documentNo ?? '', faults: sealError ?? differences };
      const causes = listHeldAlerts(contract);
      await outbox.enqueue(transaction, writeHeldOperatorMail(supportMail, facts), about, { causes });
    };
  }),
];

function listHeldAlerts({
  contractId,
  organizationUuid,
  organizationMemberUuid,
  batchUuid,
}: ContractRow): AlertCause[] {
  const held = { kind: 'SEAL_HELD', about: { contractId, batchUuid }, isMailed: true } as const;
  return [
    { ...held, to: { organizationMemberUuid } },
    { ...held, to: { organizationUuid, permission: 'ORGANIZATION_MANAGE' } },
  ];
}

async function listMembersToNotify(
  transaction: Transaction<DB>,
  { organizationUuid, organizationMemberUuid }: ContractRow,
): Promise<string[]> {
  const managers = await transaction
    .selectFrom('organizationMembers as seat')
    .innerJoin('users as u', 'u.userUuid', 'seat.userUuid')
    .select('u.email')
    .where('seat.organizationUuid', '=', organizationUuid)
    .where('seat.memberStatusType', '=', 'ACCEPTED')
    .where(sql<boolean>`(seat.is_owner or 'ORGANIZATION_MANAGE' = any (seat.permissions))`)
    .orderBy('seat.organizationMemberUuid')
    .execute();
  const sender = await findSenderEmail(transaction, organizationMemberUuid);
  return [...new Set([...(sender === null ? [] : [sender]), ...managers.flatMap(({ email }) => email ?? [])])];
}
