import { findSendingOrganization } from '../../contracts/core/sender.repository.ts';
import { createLinkPreview, NEUTRAL_PREVIEW } from '../../../content/link-previews.ts';
import type { Database } from '../../../database/connect.ts';
import type { FindPreview } from '../../../http/link-preview.ts';
import { requireContract } from '../../contracts/core/contracts.repository.ts';
import { findReceiverLanguage } from '../../contracts/core/receiver-language.ts';
import { requireReceiver } from '../../contracts/core/receivers.repository.ts';
import { findLinkVersion } from '../../messages/receiver-links.ts';
import { findLink } from '../shared/sessions.repository.ts';

const LINK_TOKEN = /^[0-9A-Za-z]{22}$/;

/**
 * Finds a link's preview without side effects, because messaging apps fetch it before anyone opens the link. Revoked
 * links get a neutral one.
 */
export const createFindPreview =
  (database: Database): FindPreview =>
  async (linkToken) => {
    const link = linkToken !== null && LINK_TOKEN.test(linkToken) && (await findLink(database, linkToken));
    if (!link || (await findLinkVersion(database, link.receiverUuid)) !== link.linkVersion) return NEUTRAL_PREVIEW;
    const contract = await requireContract(database, link.contractId);
    const receiver = await requireReceiver(database, link.contractId, link.receiverUuid);
    const { name } = await findSendingOrganization(database, contract);
    return createLinkPreview(name, findReceiverLanguage(receiver, contract));
  };
