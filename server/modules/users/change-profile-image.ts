import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { changeAccount, findAccount } from '../accounts/accounts.repository.ts';
import { createUploadedPictureService } from '../files/pictures.ts';
import { describeUser } from './describe-user.ts';

export function createChangeProfileImage(deps: Deps): OperationHandler<'changeProfileImage'> {
  const { database } = deps;
  const pictures = createUploadedPictureService(deps);

  return async ({ body: { profileImgUrl }, caller }) => {
    const before = await findAccount(database, caller.userUuid);
    if (profileImgUrl === before.profileImgUrl) return describeUser(before, caller);
    const drawn = profileImgUrl === null ? null : await pictures.draw(caller.userUuid, profileImgUrl, 'PROFILE');
    await database.transaction().execute(async (transaction) => {
      if (drawn) await pictures.use(transaction, drawn);
      await changeAccount(transaction, caller.userUuid, { profileImgUrl });
    });
    await pictures.settle(before.profileImgUrl, drawn);
    return describeUser(await findAccount(database, caller.userUuid), caller);
  };
}
