import { v7 as uuidv7 } from 'uuid';
import { DomainError } from '../../contract/domain-error.ts';
import type { FileResponse, OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { deleteUnusedBytes } from '../files/stored-bytes.ts';
import { identifyAction, runOnce } from '../idempotency/once.ts';
import { requireName } from '../named-lists/named-lists.ts';
import { openDrawing } from './drawings.repository.ts';
import { prepareMark } from './prepare-mark.ts';
import { changeMark, clearDefault, lockMarks, moveMark, removeMark, requireMarkCapacity } from './mark-order.ts';
import { createPictureResponse } from './mark-picture.ts';
import { createUserMarks, type UserMark } from './user-marks.repository.ts';

const pictureAddress = (markId: string) => `/api/app/users/marks/${markId}/picture`;

/** Handles a user's own marks, which don't depend on an organisation. */
export function createMarkHandlers(deps: Deps) {
  const { config, database, files, now, secrets } = deps;
  const marks = createUserMarks(secrets);
  const addresses = createSignedUrls(deps);
  const view = ({ markId, userUuid, use, name, mark, pictureSha256, isDefault, version, createdAt }: UserMark) => ({
    markId,
    use,
    name,
    mark,
    pictureUrl: pictureSha256 && addresses.sign(pictureAddress(markId), { kind: 'user', uuid: userUuid }),
    isDefault,
    version,
    createdAt: createdAt.toISOString(),
  });

  return {
    listMarks: async ({ caller }) => (await marks.listOf(database, caller.userUuid)).map(view),
    async createMark({ body, caller, idempotencyKey }) {
      const { userUuid, member } = caller;
      const name = requireName(body.name);
      return database.transaction().execute((transaction) =>
        runOnce(transaction, identifyAction('createMark', caller, idempotencyKey, { body }), async () => {
          const held = await lockMarks(transaction, userUuid);
          requireMarkCapacity(held);
          const markId = uuidv7();
          const given = await prepareMark(transaction, { mark: body.mark, member, ownId: markId });
          const isDefault = body.isDefault === true || !held.some(({ use }) => use === body.use);
          const made = { markId, userUuid, use: body.use, name, ...given, isDefault, version: 1, createdAt: now() };
          if (isDefault) await clearDefault(transaction, userUuid, body.use);
          await marks.add(transaction, { ...made, position: held.length });
          return view(made);
        }),
      );
    },
    async changeMark({ path: { markId }, body, caller: { userUuid } }) {
      const name = body.name === undefined ? undefined : requireName(body.name);
      return database.transaction().execute(async (transaction) => {
        const held = await lockMarks(transaction, userUuid);
        const mark = held.find((one) => one.markUuid === markId);
        if (!mark) throw new DomainError('NOT_FOUND');
        if (mark.version !== body.version) throw new DomainError('VERSION_CONFLICT', { version: mark.version });
        if (body.isDefault) await clearDefault(transaction, userUuid, mark.use);
        await changeMark(transaction, markId, { name, isDefault: body.isDefault });
        if (body.position !== undefined) await moveMark(transaction, held, markId, body.position);
        return (await marks.listOf(transaction, userUuid)).map(view);
      });
    },
    async deleteMark({ path: { markId }, caller: { userUuid } }) {
      const sha256 = await database.transaction().execute(async (transaction) => {
        const held = await lockMarks(transaction, userUuid);
        if (!held.some(({ markUuid }) => markUuid === markId)) throw new DomainError('NOT_FOUND');
        return removeMark(transaction, held, markId);
      });
      if (sha256 !== null) await deleteUnusedBytes({ database, files }, sha256);
      return null;
    },
    async startMarkDrawing({ body: { use, name }, caller: { userUuid } }) {
      const kept = { userUuid, use, name: requireName(name) };
      const { code, expiresAt } = await database.transaction().execute(async (transaction) => {
        requireMarkCapacity(await lockMarks(transaction, userUuid));
        return openDrawing(transaction, kept, await readDatabaseTime(transaction));
      });
      return { code, url: `${config.publicUrl}/sign?draw=${code}`, expiresAt: expiresAt.toISOString() };
    },
    async getMarkPicture({ path: { markId }, query: { sig } }): Promise<FileResponse> {
      const { subject, expiresAt } = addresses.read(pictureAddress(markId), sig);
      const mark = await marks.find(database, markId);
      if (!mark || subject.kind !== 'user' || subject.uuid !== mark.userUuid) throw new DomainError('NOT_FOUND');
      return createPictureResponse(deps, mark, expiresAt);
    },
  } satisfies Partial<OperationHandlers>;
}
