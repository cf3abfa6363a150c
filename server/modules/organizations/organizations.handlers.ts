import { ORGANIZATION_NAME_MAX, readName } from '../../../rules/graphemes.ts';
import { isBusinessNumber } from '../../../rules/business-number.ts';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createPictures } from '../files/pictures.ts';
import { findAccount } from '../accounts/accounts.repository.ts';
import { createSeatList, listInvitations } from './entries.repository.ts';
import { createInvitationHandlers } from './invitations.handlers.ts';
import { createMemberHandlers } from './members.handlers.ts';
import { countOthers } from './members.repository.ts';
import {
  changeOrganization,
  closeOrganization,
  createOrganization,
  findOrganization,
  holdOrganization,
  type OrganizationFacts,
} from './organizations.repository.ts';

export function createOrganizationHandlers(deps: Deps) {
  const { database, now } = deps;
  const pictures = createPictures(deps);
  const listSeats = createSeatList(deps);

  const describe = async ({ member }: MemberCaller) => {
    const organization = await findOrganization(database, member.organizationUuid);
    if (!organization) throw new DomainError('NOT_FOUND');
    return { ...organization, plan: organization.plan === 'STANDARD' ? ('STANDARD' as const) : ('FREE' as const) };
  };

  return {
    ...createMemberHandlers(deps),
    ...createInvitationHandlers(deps),
    async createOrganization({ body, caller }) {
      const name = requireName(body.name);
      const { organizationMemberUuid } = await database.transaction().execute(async (transaction) => {
        const { email } = await findAccount(transaction, caller.userUuid);
        return createOrganization(transaction, name, { userUuid: caller.userUuid, email }, now());
      });
      const seats = await listSeats(caller.userUuid, organizationMemberUuid, now());
      const entry = seats.find((seat) => seat.organizationMemberUuid === organizationMemberUuid);
      if (!entry) throw new DomainError('NOT_FOUND');
      return entry;
    },
    listOrganizations: ({ query, caller }) =>
      query.memberStatusType === 'INVITED'
        ? listInvitations(database, caller.email, now())
        : listSeats(caller.userUuid, caller.member?.organizationMemberUuid ?? null, now()),
    getOrganization: ({ caller }) => describe(caller),
    async changeOrganization({ body, caller }) {
      const { logoImgUrl, ...facts } = readFacts(body);
      const before = await describe(caller);
      const logoChanges = logoImgUrl !== undefined && logoImgUrl !== before.logoImgUrl;
      const drawn = logoChanges && logoImgUrl ? await pictures.draw(caller.userUuid, logoImgUrl, 'LOGO') : null;
      await database.transaction().execute(async (transaction) => {
        if (drawn) await pictures.use(transaction, drawn);
        const all = { ...facts, ...(logoChanges && { logoImgUrl }) };
        if (Object.keys(all).length > 0) {
          await changeOrganization(transaction, caller.member.organizationUuid, all);
        }
      });
      if (logoChanges) await pictures.settle(before.logoImgUrl, drawn);
      return describe(caller);
    },
    async withdrawOrganization({ body, caller }) {
      const { organizationUuid } = caller.member;
      await database.transaction().execute(async (transaction) => {
        if (!(await holdOrganization(transaction, organizationUuid, 'closing'))) throw new DomainError('NOT_FOUND');
        if ((await countOthers(transaction, caller)) > 0) throw new DomainError('MEMBERS_REMAIN');
        await closeOrganization(transaction, organizationUuid, body.withdrawReason, now());
      });
      return null;
    },
  } satisfies Partial<OperationHandlers>;
}

function requireName(text: string) {
  const name = readName(text, ORGANIZATION_NAME_MAX);
  if (name) return name;
  const message = '조직 이름을 1자에서 100자 사이로 적어주세요.';
  throw new DomainError('NAME_INVALID', { message, fieldErrors: [{ field: 'name', message }] });
}

/** An emptied entry is none. */
const textOrNull = (text: string | null) => text?.normalize('NFC').trim() || null;

function readFacts(body: InputOf<'changeOrganization'>['body']): OrganizationFacts {
  if (body.businessNumber && !isBusinessNumber(body.businessNumber)) {
    const fieldErrors = [{ field: 'businessNumber', message: '사업자등록번호를 다시 확인해주세요.' }];
    throw new DomainError('BUSINESS_NUMBER_INVALID', { fieldErrors });
  }
  const { name, representative, address, ...rest } = body;
  return {
    ...rest,
    ...(name !== undefined && { name: requireName(name) }),
    ...(representative !== undefined && { representative: textOrNull(representative) }),
    ...(address !== undefined && { address: textOrNull(address) }),
  };
}
