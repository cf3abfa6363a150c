import { v7 as uuidv7 } from 'uuid';
import type { MemberCaller } from '../../contract/access.ts';
import { DomainError } from '../../contract/domain-error.ts';
import type { OperationHandler } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { generateBase62 } from '../../security/random-code.ts';
import { loadSheet } from '../batches/load-sheet.ts';
import { requireSheetSender } from '../batches/sheet-sender.repository.ts';
import { lockSendableVersionForShare, requireSendableVersion } from '../templates/sendable-version.ts';
import { readDatabaseTime } from '../contracts/core/contracts.repository.ts';
import { performOnce } from '../contracts/core/perform.ts';
import { requireVerifiedMember } from '../contracts/core/contract-permissions.ts';
import { ensureAudience } from '../contracts/core/sharing.repository.ts';
import { requireOwnMailTemplate } from '../mail-templates/chosen-texts.repository.ts';
import { listExistingFiling } from '../templates/filing.repository.ts';
import { MAX_LINKS_PER_TEMPLATE, type DirectUrlTerms } from './direct-url.types.ts';
import { describeDirectUrl } from './direct-url-view.ts';
import { countLinks, insertLink, requireVisibleLink } from './direct-urls.repository.ts';
import { parseTerms, requireFutureEnd } from './parse-terms.ts';
import { requireUsableTemplate, requireVisitorSlot } from './visitor-sheet.ts';

const CODE_LENGTH = 10;

export const createCreateDirectUrl =
  (deps: Deps): OperationHandler<'createDirectUrl'> =>
  async (call) => {
    const { path, body, caller } = call;
    const { member } = caller;
    requireVerifiedMember(caller, deps.now());
    const given = { endsAt: null, domains: [], verifications: [], settings: {}, ...body };
    const terms = parseTerms(given);
    await requireOwnMailTemplate(deps.database, member.organizationUuid, terms.settings.mailTemplate);
    requireFutureEnd(terms.endsAt, await readDatabaseTime(deps.database));
    const slotUuid = await findUsableSlot(deps, path.templateId, caller, {
      terms,
      sentBy: member.organizationMemberUuid,
    });
    return performOnce(deps, 'createDirectUrl', call, async (transaction) => {
      const { template } = await lockSendableVersionForShare(transaction, path.templateId, member);
      if ((await countLinks(transaction, template.templateUuid)) >= MAX_LINKS_PER_TEMPLATE)
        throw new DomainError('TOO_MANY', { message: '템플릿 하나에 링크를 500개까지 만들 수 있어요.' });
      const directUrlUuid = uuidv7();
      const { organizationUuid, organizationMemberUuid } = member;
      const { templateUuid } = template;
      const code = generateBase62(CODE_LENGTH);
      await insertLink(
        transaction,
        { directUrlUuid, organizationUuid, organizationMemberUuid, templateUuid, slotUuid, code },
        terms,
      );
      const link = await requireVisibleLink(transaction, { ...path, directUrlId: directUrlUuid }, member);
      return describeDirectUrl(deps, link, member);
    });
  };

/** Returns the visitor's slot. Throws if the template can't create contracts now. */
export async function findUsableSlot(
  deps: Deps,
  templateId: string,
  { member }: MemberCaller,
  { terms, sentBy }: { terms: Pick<DirectUrlTerms, 'verifications' | 'contactBy'>; sentBy: string },
): Promise<string> {
  const { database } = deps;
  const { versionUuid } = await requireSendableVersion(database, templateId, member);
  const sender = await requireSheetSender(database, sentBy);
  const sheet = await loadSheet(deps, database, versionUuid, sender);
  const { slotUuid } = requireVisitorSlot(sheet);
  await requireUsableTemplate(deps, sheet, slotUuid, terms);
  const { sharedGroupUuids } = await listExistingFiling(database, member.organizationUuid, sheet.content);
  await ensureAudience(database, member.organizationUuid, sharedGroupUuids);
  return slotUuid;
}
