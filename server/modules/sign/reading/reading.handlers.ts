import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import type { PagePictures } from '../../files/page-pictures.ts';
import { createGetAttachment } from './get-attachment.ts';
import { createGetSignContract } from './get-sign-contract.ts';
import { createGetSignPageText } from './get-sign-page-text.ts';
import { createGetSignPage } from './get-sign-page.ts';
import { createGiveConsents } from './give-consents.ts';
import { createMarkViewed } from './mark-viewed.ts';
import { outlineMark } from './outline-mark.ts';
import { createReaderQueries } from './reader.repository.ts';

export function createReadingHandlers(deps: Deps, pictures: PagePictures) {
  const reader = createReaderQueries(deps);
  return {
    getSignContract: createGetSignContract(deps, reader),
    getSignPage: createGetSignPage(deps, pictures),
    getSignPageText: createGetSignPageText(deps, reader),
    getAttachment: createGetAttachment(deps),
    giveConsents: createGiveConsents(deps),
    markViewed: createMarkViewed(deps),
    outlineMark,
  } satisfies Partial<OperationHandlers>;
}
