import { sql, type Transaction } from 'kysely';
import type { components } from '#openapi';
import { getSeoulDay } from '../../../../rules/dates.ts';
import { isMark } from '../../../../rules/fill-field.ts';
import { createSenderRespondent } from '../../../../rules/sender-values.ts';
import { resolveFields } from '../../../../rules/resolve-fields.ts';
import type { Connection } from '../../../database/connect.ts';
import type { DB } from '../../../database/schema.gen.d.ts';
import type { Secrets } from '../../../security/secrets.ts';
import { createCompanySealRepository, isUsable } from '../../company-seals/company-seals.repository.ts';
import { createUserMarkRepository, type MarkUse } from '../../marks/user-marks.repository.ts';
import type { ContractSettings, Field } from '../core/contract.types.ts';

type SenderMark = components['schemas']['SenderMark'];
type Seat = { organizationMemberUuid: string; organizationUuid: string; userUuid: string };
export type MarkProblem = 'GONE' | 'NOT_YOURS' | 'NOT_IN_FORCE';
type Found = { mark: components['schemas']['Mark']; pictureSha256: string | null; sealUuid: string | null };
/**
 * A mark, or why it can't be used, with the fields that refer to it. Null in `places` is the seal across page edges
 * (간인).
 */
export type ResolvedMark = { places: (Field | null)[]; found: Found | MarkProblem };

export async function findSeat(connection: Connection, organizationMemberUuid: string): Promise<Seat | null> {
  const seat = await connection
    .selectFrom('organizationMembers as m')
    .innerJoin('users as u', 'u.userUuid', 'm.userUuid')
    .select(['m.organizationMemberUuid', 'm.organizationUuid', 'u.userUuid'])
    .where('m.organizationMemberUuid', '=', organizationMemberUuid)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .where('u.withdrawnAt', 'is', null)
    .executeTakeFirst();
  return seat ?? null;
}

type Named = { fields: readonly Field[]; settings: ContractSettings; sendsAt: Date };

function listNamed({ fields, settings, sendsAt }: Named) {
  const named = new Map<string, { mark: SenderMark; use: MarkUse; places: (Field | null)[] }>();
  const name = (mark: SenderMark, use: MarkUse, place: Field | null) => {
    const key = JSON.stringify(mark.from === 'MINE' ? [mark.markId ?? use] : [mark.sealId]);
    named.set(key, { mark, use, places: [...(named.get(key)?.places ?? []), place] });
  };
  for (const { field, isMine, value } of resolveFields(fields, {}, createSenderRespondent(getSeoulDay(sendsAt)))) {
    if (isMine && value && field.senderMark && isMark(field)) name(field.senderMark, readUse(field), field);
  }
  const { pageSealEdge, pageSealId } = settings;
  if (pageSealEdge !== 'NONE' && pageSealId) name({ from: 'COMPANY', sealId: pageSealId }, 'SEAL', null);
  return [...named.values()];
}

const readUse = ({ kind }: Field): MarkUse => (kind === 'SEAL' || kind === 'INITIALS' ? kind : 'SIGNATURE');

export function createSenderMarkRepository(secrets: Secrets) {
  const userMarks = createUserMarkRepository(secrets);
  const seals = createCompanySealRepository(secrets);

  async function findMine(connection: Connection, seat: Seat, markId: string | null, use: MarkUse) {
    const { userUuid } = seat;
    const mark = await (markId === null
      ? userMarks.findDefault(connection, userUuid, use)
      : userMarks.find(connection, markId));
    if (!mark) return 'GONE';
    if (mark.userUuid !== userUuid) return 'NOT_YOURS';
    return { mark: mark.mark, pictureSha256: mark.pictureSha256, sealUuid: null };
  }
  async function findSeal(connection: Connection, seat: Seat, sealId: string, act: 'find' | 'hold') {
    const seal = await seals[act](connection, seat, sealId);
    if (!seal || seal.state === 'DESTROYED') return 'GONE';
    if (!isUsable(seal)) return seal.isGranted ? 'NOT_IN_FORCE' : 'NOT_YOURS';
    return { mark: seal.mark, pictureSha256: seal.pictureSha256, sealUuid: sealId };
  }
  async function read(
    connection: Connection,
    seat: Seat | null,
    named: ReturnType<typeof listNamed>,
    act: 'find' | 'hold',
  ) {
    const all: ResolvedMark[] = [];
    for (const { mark, use, places } of named) {
      const found: ResolvedMark['found'] =
        seat === null
          ? 'NOT_YOURS'
          : mark.from === 'MINE'
            ? await findMine(connection, seat, mark.markId, use)
            : await findSeal(connection, seat, mark.sealId, act);
      all.push({ places, found });
    }
    return all;
  }

  return {
    async find(connection: Connection, sentBy: string, draft: Named): Promise<ResolvedMark[]> {
      const named = listNamed(draft);
      return named.length === 0 ? [] : read(connection, await findSeat(connection, sentBy), named, 'find');
    },
    /** Locks marks and seals until the contract is sent, so that nobody can delete or revoke them. */
    async hold(transaction: Transaction<DB>, sentBy: string, draft: Named): Promise<ResolvedMark[]> {
      const named = listNamed(draft);
      if (named.length === 0) return [];
      const seat = await findSeat(transaction, sentBy);
      if (seat && named.some(({ mark }) => mark.from === 'MINE'))
        await sql`select 1 from user_marks where user_uuid = ${seat.userUuid} order by mark_uuid for share`.execute(
          transaction,
        );
      return read(transaction, seat, named, 'hold');
    },
  };
}
