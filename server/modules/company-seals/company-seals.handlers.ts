import type { Transaction } from 'kysely';
import { hasPermission, type MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse, OperationHandlers } from '../../contract/operations.ts';
import type { DB } from '../../database/schema.gen.d.ts';
import type { Deps } from '../../deps.ts';
import { requireVerifiedMember } from '../contracts/core/rights.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { createPictureResponse } from '../marks/mark-picture.ts';
import { rejectDuplicates, requireName } from '../named-lists/named-lists.ts';
import { createSealViews, buildPicturePath } from './company-seal-view.ts';
import { createCompanySeals, isUsable } from './company-seals.repository.ts';
import { setGrants } from './grants.repository.ts';
import { lockSeal, insertSeal, readNote, requireSealCapacity } from './keep-seals.ts';
import { writeLedger } from './ledger.repository.ts';

const STATE_KINDS = { ACTIVE: 'RESUMED', SUSPENDED: 'SUSPENDED', DESTROYED: 'DESTROYED' } as const;

/**
 * Handles the organisation's seals. Members who manage them create, grant and revoke them, and every action is
 * recorded.
 */
export function createCompanySealHandlers(deps: Deps) {
  const { database, now, secrets } = deps;
  const seals = createCompanySeals(secrets);
  const views = createSealViews(deps);
  const addresses = createSignedUrls(deps);

  async function viewOf(transaction: Transaction<DB>, sealId: string, caller: MemberCaller) {
    const seal = await seals.find(transaction, caller.member, sealId);
    const [view] = seal ? await views(transaction, [seal], caller) : [];
    if (!view) throw new DomainError('NOT_FOUND');
    return view;
  }

  return {
    async listCompanySeals({ caller }) {
      const all = await seals.list(database, caller.member);
      return views(database, hasPermission(caller.member, 'ORGANIZATION_MANAGE') ? all : all.filter(isUsable), caller);
    },
    async createCompanySeal({ body, caller, idempotencyKey }) {
      const at = now();
      requireVerifiedMember(caller, at);
      const name = requireName(body.name);
      const { organizationUuid, organizationMemberUuid: by } = caller.member;
      return rejectDuplicates(() =>
        database.transaction().execute((transaction) =>
          runOnce(transaction, identifyAction('createCompanySeal', caller, idempotencyKey, { body }), async () => {
            await requireSealCapacity(transaction, organizationUuid);
            const sealId = await insertSeal(transaction, secrets, { name, mark: body.mark, at }, caller);
            await writeLedger(transaction, { sealId, kind: 'ADDED', organizationMemberUuid: by, at });
            await setGrants(transaction, { sealId, organizationUuid }, body.users, { by, at });
            return viewOf(transaction, sealId, caller);
          }),
        ),
      );
    },
    async changeCompanySeal({ path: { sealId }, body, caller }) {
      const at = now();
      requireVerifiedMember(caller, at);
      const { version, users, state } = body;
      const name = body.name === undefined ? undefined : requireName(body.name);
      const note = readNote(body.note);
      const { organizationUuid, organizationMemberUuid: by } = caller.member;
      return rejectDuplicates(() =>
        database.transaction().execute(async (transaction) => {
          const before = await lockSeal(transaction, { sealId, version }, caller);
          await transaction
            .updateTable('companySeals')
            .set({ version: version + 1, ...(name !== undefined && { name }), ...(state && { state }) })
            .where('sealUuid', '=', sealId)
            .execute();
          if (users) await setGrants(transaction, { sealId, organizationUuid }, users, { by, at, note });
          if (state && state !== before.state) {
            const kind = STATE_KINDS[state];
            await writeLedger(transaction, { sealId, kind, organizationMemberUuid: by, at, note });
          }
          return viewOf(transaction, sealId, caller);
        }),
      );
    },
    async replaceCompanySeal({ path: { sealId }, body, caller, idempotencyKey }) {
      const at = now();
      requireVerifiedMember(caller, at);
      const note = readNote(body.note);
      const { organizationUuid, organizationMemberUuid: by } = caller.member;
      return database.transaction().execute((transaction) =>
        runOnce(
          transaction,
          identifyAction('replaceCompanySeal', caller, idempotencyKey, { path: { sealId }, body }),
          async () => {
            const { name } = await lockSeal(transaction, { sealId, version: body.version }, caller);
            const users = await listSeats(transaction, sealId);
            // From here on, another seal can take this name.
            await transaction
              .updateTable('companySeals')
              .set({ state: 'DESTROYED', version: body.version + 1 })
              .where('sealUuid', '=', sealId)
              .execute();
            const nextId = await insertSeal(transaction, secrets, { name, mark: body.mark, at }, caller);
            await transaction
              .updateTable('companySeals')
              .set({ replacedBy: nextId })
              .where('sealUuid', '=', sealId)
              .execute();
            await writeLedger(transaction, { sealId, kind: 'REPLACED', organizationMemberUuid: by, at, note });
            await writeLedger(transaction, { sealId: nextId, kind: 'ADDED', organizationMemberUuid: by, at, note });
            await setGrants(transaction, { sealId: nextId, organizationUuid }, users, { by, at });
            return viewOf(transaction, nextId, caller);
          },
        ),
      );
    },
    async getCompanySealPicture({ path: { sealId }, query: { sig } }): Promise<FileResponse> {
      const { subject, expiresAt } = addresses.read(buildPicturePath(sealId), sig);
      const seal = subject.kind === 'member' ? await seals.findForSeat(database, subject.uuid, sealId) : null;
      if (!seal) throw new DomainError('NOT_FOUND');
      return createPictureResponse(deps, seal, expiresAt);
    },
  } satisfies Partial<OperationHandlers>;
}

async function listSeats(transaction: Transaction<DB>, sealId: string) {
  const rows = await transaction
    .selectFrom('companySealUsers as g')
    .innerJoin('organizationMembers as m', 'm.organizationMemberUuid', 'g.organizationMemberUuid')
    .select('g.organizationMemberUuid')
    .where('g.sealUuid', '=', sealId)
    .where('m.memberStatusType', '=', 'ACCEPTED')
    .execute();
  return rows.map(({ organizationMemberUuid }) => organizationMemberUuid);
}
