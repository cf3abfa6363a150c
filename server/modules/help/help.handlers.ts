import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createGetContentPicture } from './get-content-picture.ts';
import { createGetGuide } from './get-guide.ts';
import { createGetNotice } from './get-notice.ts';
import { createListFaqs } from './list-faqs.ts';
import { createListGuides } from './list-guides.ts';
import { createListNotices } from './list-notices.ts';
import { createReadNotice } from './read-notice.ts';

export const createHelpHandlers = (deps: Deps) =>
  ({
    listNotices: createListNotices(deps),
    getNotice: createGetNotice(deps),
    readNotice: createReadNotice(deps),
    listGuides: createListGuides(deps),
    getGuide: createGetGuide(deps),
    listFaqs: createListFaqs(deps),
    getContentPicture: createGetContentPicture(deps),
  }) satisfies Partial<OperationHandlers>;
