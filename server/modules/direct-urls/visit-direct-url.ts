import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { VerificationStep } from '../contracts/core/contract.types.ts';
import { findSendingOrganization } from '../contracts/core/sender.repository.ts';
import { sortVerifications } from '../contracts/drafting/read-receivers.ts';
import type { DirectUrlVisit } from './direct-url.types.ts';
import { findByCode, type DirectUrlRow } from './direct-urls.repository.ts';
import { findPublishedVersion } from './published-version.repository.ts';

export const createVisitDirectUrl =
  ({ database }: Deps): OperationHandler<'visitDirectUrl'> =>
  async ({ path }) => {
    const link = await findByCode(database, path.code);
    if (!link) throw new DomainError('NOT_FOUND');
    const { name, logoImgUrl } = await findSendingOrganization(database, link);
    const { content, pageCount } = await findPublishedVersion(database, link.templateUuid);
    return {
      standing: getVisitStanding(link),
      title: link.settings.title ?? link.templateTitle,
      organizationName: name,
      logoImgUrl,
      message: link.settings.message ?? content.message,
      pageCount,
      contactBy: link.contactBy,
      domains: link.domains,
      steps: listSteps(link, content.slots.find(({ slotUuid }) => slotUuid === link.slotUuid)?.accessCode === 'SAME'),
      endsAt: link.endsAt?.toISOString() ?? null,
      language: content.settings.language,
    };
  };

export function getVisitStanding({ state, removedAt, taken, peopleLimit }: DirectUrlRow): DirectUrlVisit['standing'] {
  if (state === 'ENDED' || removedAt !== null) return 'ENDED';
  if (state === 'PAUSED') return 'PAUSED';
  return taken >= peopleLimit ? 'FULL' : 'OPEN';
}

function listSteps({ contactBy, verifications }: DirectUrlRow, hasAccessCode: boolean) {
  const steps: VerificationStep[] = [...verifications];
  if (hasAccessCode) steps.push('ACCESS_CODE');
  if (contactBy !== 'PHONE') steps.push('EMAIL_CODE');
  if (contactBy !== 'MAIL') steps.push('PHONE_CODE');
  return sortVerifications(steps);
}
