import { PERSON_NAME_MAX, readName } from '../../../rules/graphemes.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { UserCaller } from '../../contract/access.ts';
import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createPictures } from '../files/pictures.ts';
import { changeAccount, findAccount, recordAgreements } from '../accounts/accounts.repository.ts';
import { annualValidity } from '../accounts/annual-validity.ts';
import { userView } from './user-view.ts';
import { VERIFIED_PHONE } from '../accounts/verified-phone.ts';
import { createWithdrawal } from './withdraw-user.ts';

export function createUserHandlers(deps: Deps) {
  const { database, now, secrets } = deps;
  const pictures = createPictures(deps);
  const withdraw = createWithdrawal(deps);

  const describe = async (caller: UserCaller) => userView(await findAccount(database, caller.userUuid), caller);
  const describeExtra = async ({ userUuid }: UserCaller) => {
    const { department, position, contactPhone, marketingConsent } = await findAccount(database, userUuid);
    return { department, position, phone: contactPhone, marketingConsent };
  };

  return {
    getUser: ({ caller }) => Promise.resolve(userView(caller, caller)),
    async getUserDetails({ caller }) {
      const account = await findAccount(database, caller.userUuid);
      const { valid, verifiedAt } = annualValidity(account.phoneVerifiedAt, now());
      const verified = account.verifiedPhoneEnc && secrets.open(VERIFIED_PHONE, account.verifiedPhoneEnc);
      return {
        ...userView(account, caller),
        phone: verified ?? (account.contactPhone || null),
        verified: valid,
        lastVerifiedAt: verifiedAt,
      };
    },
    getExtraDetails: ({ caller }) => describeExtra(caller),
    async changeExtraDetails({ body, caller }) {
      const { phone, marketingConsent } = body;
      const [department, position] = [body.department, body.position].map((text) => text.normalize('NFC').trim());
      await database.transaction().execute(async (transaction) => {
        const before = await findAccount(transaction, caller.userUuid);
        const details = { department, position, contactPhone: phone, marketingConsent };
        await changeAccount(transaction, caller.userUuid, details);
        if (marketingConsent && !before.marketingConsent) {
          await recordAgreements(transaction, caller.userUuid, ['MARKETING'], now());
        }
      });
      return describeExtra(caller);
    },
    async changeName({ body, caller }) {
      const name = readName(body.name, PERSON_NAME_MAX);
      if (!name) throw new DomainError('NAME_INVALID');
      await changeAccount(database, caller.userUuid, { name });
      return describe(caller);
    },
    async changeProfileImage({ body: { profileImgUrl }, caller }) {
      const before = await findAccount(database, caller.userUuid);
      if (profileImgUrl === before.profileImgUrl) return userView(before, caller);
      const drawn = profileImgUrl === null ? null : await pictures.draw(caller.userUuid, profileImgUrl, 'PROFILE');
      await database.transaction().execute(async (transaction) => {
        if (drawn) await pictures.use(transaction, drawn);
        await changeAccount(transaction, caller.userUuid, { profileImgUrl });
      });
      await pictures.settle(before.profileImgUrl, drawn);
      return describe(caller);
    },
    async withdrawUser({ body, caller }) {
      await withdraw(caller, body.withdrawReason);
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}
