import { v7 as uuidv7 } from 'uuid';
import { isMark } from '../../../../rules/field-kinds.ts';
import { DomainError } from '../../../contract/domain-error.ts';
import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { databaseTime, readContents, requireContract } from '../../contracts/core/contracts.repository.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { keepDrawn } from '../../marks/keep-drawn.ts';
import { createDrafts } from '../../contracts/values/drafts.repository.ts';
import { closeDrawing, findDrawing, openDrawing } from '../../marks/drawings.repository.ts';
import { requireTurnToSign } from '../shared/place.ts';
import { findSender } from '../shared/reach.ts';

/** A phone as the pen of a computer: what is drawn there becomes a mark of the receiver here, or one that a member keeps. */
export function createDrawingHandlers({ config, database, secrets }: Deps) {
  const drafts = createDrafts(secrets);

  async function requireDrawing(code: string) {
    const drawing = await findDrawing(database, code);
    if (!drawing) throw new DomainError('NOT_FOUND');
    return drawing;
  }

  return {
    async startDrawing({ body: { fieldId }, caller }) {
      return database.transaction().execute(async (transaction) => {
        const { at } = await requireTurnToSign(transaction, caller);
        const { fields } = await readContents(transaction, caller.contractId);
        const isOwn = fields.some(
          (field) => field.fieldId === fieldId && field.receiverUuid === caller.receiverUuid && isMark(field),
        );
        if (!isOwn) throw new DomainError('FIELD_UNKNOWN');
        const { code, expiresAt } = await openDrawing(transaction, { receiverUuid: caller.receiverUuid }, at);
        return { code, url: `${config.publicUrl}/sign?draw=${code}`, expiresAt: expiresAt.toISOString() };
      });
    },
    async getDrawing({ path: { code }, caller }) {
      const { place, markUuid, expiresAt } = await requireDrawing(code);
      const isOver = expiresAt <= (await databaseTime(database));
      const isTheirs = place !== null && caller?.receiverUuid === place.receiverUuid;
      return {
        ...(place ? await describePlace(place) : { organizationName: null, title: null }),
        status: markUuid !== null ? 'DONE' : isOver ? 'OVER' : 'WAITING',
        expiresAt: expiresAt.toISOString(),
        markId: isTheirs ? markUuid : null,
      };
    },
    async putDrawing({ path: { code }, body: { mark } }) {
      const { place, kept } = await requireDrawing(code);
      await database.transaction().execute(async (transaction) => {
        if (kept) {
          const at = await databaseTime(transaction);
          return keepDrawn(transaction, secrets, { code, mark, at }, kept);
        }
        if (!place) throw new DomainError('NOT_FOUND');
        // The contract is locked from here on: of two phones the second finds the drawing done. Whoever holds one is
        // not told what became of the contract.
        const { at } = await requireTurnToSign(transaction, place).catch((error: unknown) => {
          throw error instanceof DomainError ? new DomainError('DRAWING_OVER') : error;
        });
        const drawing = await findDrawing(transaction, code);
        if (!drawing || drawing.markUuid !== null || drawing.expiresAt <= at) throw new DomainError('DRAWING_OVER');
        const markUuid = uuidv7();
        await drafts.keepMark(transaction, markUuid, place.receiverUuid, mark, at);
        await closeDrawing(transaction, code, markUuid);
      });
      return null;
    },
  } satisfies Partial<OperationHandlers>;

  async function describePlace({ contractId, receiverUuid }: { contractId: string; receiverUuid: string }) {
    const contract = await requireContract(database, contractId);
    const receiver = await requireReceiver(database, contractId, receiverUuid);
    return {
      organizationName: (await findSender(database, contract)).name,
      // Whoever holds the phone has shown nothing of themselves.
      title: receiver.verifications.length > 0 ? null : contract.title,
    };
  }
}
