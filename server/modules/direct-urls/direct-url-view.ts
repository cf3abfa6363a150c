import type { MemberSeat } from '../../contract/access.ts';
import type { Deps } from '../../deps.ts';
import type { DirectUrl } from './direct-url.types.ts';
import { mayChangeLink, type DirectUrlRow } from './direct-urls.repository.ts';

export const describeDirectUrl = (
  { config }: Pick<Deps, 'config'>,
  link: DirectUrlRow,
  member: MemberSeat,
): DirectUrl => ({
  directUrlId: link.directUrlUuid,
  templateId: link.templateUuid,
  templateTitle: link.templateTitle,
  slotName: link.slotName,
  name: link.name,
  code: link.code,
  url: `${config.publicUrl}/direct-url/${link.code}`,
  state: link.state,
  reason: link.reason,
  limit: link.peopleLimit,
  taken: link.taken,
  opening: link.opening,
  done: link.done,
  endsAt: link.endsAt?.toISOString() ?? null,
  contactBy: link.contactBy,
  domains: link.domains,
  guard: link.guard,
  verifications: link.verifications,
  settings: link.settings,
  maker: { organizationMemberUuid: link.organizationMemberUuid, name: link.makerName },
  mayChange: mayChangeLink(link, member),
  createdAt: link.createdAt.toISOString(),
  movedAt: link.movedAt.toISOString(),
});
