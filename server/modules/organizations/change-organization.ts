import { isBusinessNumber } from '../../../rules/business-number.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createUploadedPictureService } from '../files/pictures.ts';
import { describeOrganization } from './describe-organization.ts';
import { updateOrganization, type OrganizationFacts } from './organizations.repository.ts';
import { requireOrganizationName } from './require-organization-name.ts';

export function createChangeOrganization(deps: Deps): OperationHandler<'changeOrganization'> {
  const { database } = deps;
  const pictures = createUploadedPictureService(deps);

  return async ({ body, caller }) => {
    const { logoImgUrl, ...facts } = readFacts(body);
    const before = await describeOrganization(database, caller);
    const logoChanges = logoImgUrl !== undefined && logoImgUrl !== before.logoImgUrl;
    const drawn = logoChanges && logoImgUrl ? await pictures.draw(caller.userUuid, logoImgUrl, 'LOGO') : null;
    await database.transaction().execute(async (transaction) => {
      if (drawn) await pictures.use(transaction, drawn);
      const all = { ...facts, ...(logoChanges && { logoImgUrl }) };
      if (Object.keys(all).length > 0) await updateOrganization(transaction, caller.member.organizationUuid, all);
    });
    if (logoChanges) await pictures.settle(before.logoImgUrl, drawn);
    return describeOrganization(database, caller);
  };
}

function readFacts(body: InputOf<'changeOrganization'>['body']): OrganizationFacts {
  if (body.businessNumber && !isBusinessNumber(body.businessNumber)) {
    const fieldErrors = [{ field: 'businessNumber', message: '사업자등록번호를 다시 확인해주세요.' }];
    throw new DomainError('BUSINESS_NUMBER_INVALID', { fieldErrors });
  }
  const { name, representative, address, ...rest } = body;
  return {
    ...rest,
    ...(name !== undefined && { name: requireOrganizationName(name) }),
    ...(representative !== undefined && { representative: readText(representative) }),
    ...(address !== undefined && { address: readText(address) }),
  };
}

/** Normalises text, and makes empty text null. */
const readText = (text: string | null) => text?.normalize('NFC').trim() || null;
