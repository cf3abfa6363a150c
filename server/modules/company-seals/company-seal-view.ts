import type { components } from '#openapi';
import { hasPermission, type MemberCaller } from '../../contract/access.ts';
import type { Connection } from '../../database/connect.ts';
import type { Deps } from '../../deps.ts';
import { createSignedUrls } from '../files/signed-urls.ts';
import { isUsable, type CompanySeal } from './company-seals.repository.ts';
import { listGrants } from './grants.repository.ts';

export const buildPicturePath = (sealId: string) => `/api/app/company-seals/${sealId}/picture`;

/** Describes seals to members. Only those who manage seals see who may use each one. */
export function createSealDescriber(deps: Pick<Deps, 'config' | 'now' | 'secrets'>) {
  const addresses = createSignedUrls(deps);

  return async (connection: Connection, seals: readonly CompanySeal[], { member }: MemberCaller) => {
    const keeps = hasPermission(member, 'ORGANIZATION_MANAGE');
    const grants = keeps ? await listGrants(connection, member.organizationUuid) : [];
    return seals.map((seal): components['schemas']['CompanySeal'] => ({
      sealId: seal.sealId,
      name: seal.name,
      mark: seal.mark,
      pictureUrl:
        seal.pictureSha256 &&
        addresses.sign(buildPicturePath(seal.sealId), { kind: 'member', uuid: member.organizationMemberUuid }),
      state: seal.state,
      mayUse: isUsable(seal),
      users: keeps
        ? grants
            .filter(({ sealUuid }) => sealUuid === seal.sealId)
            .map(({ organizationMemberUuid, name, email }) => ({ organizationMemberUuid, name, email }))
        : null,
      replacedBy: seal.replacedBy,
      version: seal.version,
      createdAt: seal.createdAt.toISOString(),
    }));
  };
}
