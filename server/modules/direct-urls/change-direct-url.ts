import { DomainError } from '../../contract/domain-error.ts';
import type { InputOf, OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { requireOwnMailTemplate } from '../mail-templates/chosen-texts.repository.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { findUsableSlot } from './create-direct-url.ts';
import type { DirectUrlTerms } from './direct-url.types.ts';
import { describeDirectUrl } from './direct-url-view.ts';
import {
  lockLink,
  mayChangeLink,
  requireVisibleLink,
  updateLink,
  type DirectUrlRow,
} from './direct-urls.repository.ts';
import { parseTerms, requireFutureEnd } from './parse-terms.ts';

type Body = InputOf<'changeDirectUrl'>['body'];

export const createChangeDirectUrl =
  (deps: Deps): OperationHandler<'changeDirectUrl'> =>
  async ({ path, body, caller }) => {
    const { member } = caller;
    const { state: wanted, ...change } = body;
    const isStopping = wanted !== undefined && wanted !== 'ON' && Object.keys(change).length === 0;
    if (!isStopping) requireVerifiedMember(caller, deps.now());
    const seen = await requireVisibleLink(deps.database, path, member);
    if (!mayChangeLink(seen, member)) throw new DomainError('FORBIDDEN');
    requireChangeable(seen, body);
    if (!isStopping) parseTerms({ ...toTerms(seen), ...change });
    const words = change.settings?.mailTemplate;
    // An unchanged choice isn't checked. If its mail template has been deleted, messages use the built-in wording.
    if (words !== seen.settings.mailTemplate)
      await requireOwnMailTemplate(deps.database, member.organizationUuid, words);
    // The slow part comes before anything is locked.
    const fitting = await findSlotFor(deps, seen, { body, caller });
    return deps.database.transaction().execute(async (transaction) => {
      const link = await lockLink(transaction, path, member);
      requireChangeable(link, body);
      const kept = toTerms(link);
      const at = await readDatabaseTime(transaction);
      requireFutureEnd(change.endsAt, at);
      const terms = isStopping ? kept : parseTerms({ ...kept, ...change });
      if (terms.limit < link.taken) throw new DomainError('LIMIT_BELOW_TAKEN');
      await updateLink(transaction, link.directUrlUuid, terms, {
        ...findStanding(link, wanted),
        slotUuid: fitting ?? link.slotUuid,
      });
      return describeDirectUrl(deps, await requireVisibleLink(transaction, path, member), member);
    });
  };

/**
 * Requires that a link can be changed. A link that ended at its end time can be reopened with a later one; any other
 * end is final.
 */
function requireChangeable({ state, reason }: DirectUrlRow, { endsAt }: Body) {
  if (state !== 'ENDED' || (reason === 'TIME' && endsAt !== undefined)) return;
  throw new DomainError('DIRECT_URL_ENDED', { message: '끝난 링크는 바꿀 수 없어요. 새 링크를 만들어주세요.' });
}

/** Requires that contracts can be created, if the link is switched on or asks its visitors for something else. */
async function findSlotFor(
  deps: Deps,
  link: DirectUrlRow,
  { body, caller }: Pick<InputOf<'changeDirectUrl'>, 'body' | 'caller'>,
) {
  const asksElse = body.contactBy !== undefined || body.verifications !== undefined;
  if (body.state !== 'ON' && !asksElse) return null;
  return findUsableSlot(deps, link.templateUuid, caller, {
    terms: { ...toTerms(link), ...body },
    sentBy: link.organizationMemberUuid,
  });
}

/** Returns the link's new state. A later end time doesn't switch on a link that was paused before it ended. */
function findStanding({ storedState, storedReason }: DirectUrlRow, wanted: Body['state']) {
  if (wanted === 'ON') return { state: 'ON' as const, reason: null };
  if (wanted === undefined) return { state: storedState, reason: storedReason };
  return { state: wanted, reason: 'MEMBER' as const };
}

const toTerms = (link: DirectUrlRow): DirectUrlTerms => ({
  name: link.name,
  limit: link.peopleLimit,
  endsAt: link.endsAt?.toISOString() ?? null,
  contactBy: link.contactBy,
  domains: link.domains,
  guard: link.guard,
  verifications: link.verifications,
  settings: link.settings,
});
