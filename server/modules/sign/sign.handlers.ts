import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { PagePictures } from '../files/page-pictures.ts';
import { createDrawingHandlers } from './filling/drawings.handlers.ts';
import { createFillingHandlers } from './filling/filling.handlers.ts';
import { createCopyHandlers } from './copies/copies.handlers.ts';
import { createEndingHandlers } from './finishing/ending.handlers.ts';
import { createFinishingHandlers } from './finishing/finishing.handlers.ts';
import { createOpeningHandlers } from './entry/opening.handlers.ts';
import { createPageHandlers } from './reading/page.handlers.ts';
import { createQuestionHandlers } from './entry/questions.handlers.ts';
import { outlineHandlers } from './reading/outline.handlers.ts';
import { createReadingHandlers } from './reading/reading.handlers.ts';
import { createValueRequestHandlers } from './finishing/value-requests.handlers.ts';
import { createVerificationHandlers } from './entry/verification.handlers.ts';

/** What a receiver does, from their link to their signature. */
export const createSignHandlers = (deps: Deps, pictures: PagePictures) =>
  ({
    ...createOpeningHandlers(deps),
    ...createVerificationHandlers(deps),
    ...createReadingHandlers(deps),
    ...createFillingHandlers(deps),
    ...createDrawingHandlers(deps),
    ...createQuestionHandlers(deps),
    ...createFinishingHandlers(deps),
    ...createEndingHandlers(deps),
    ...createCopyHandlers(deps),
    ...createPageHandlers(deps, pictures),
    ...createValueRequestHandlers(deps),
    ...outlineHandlers,
  }) satisfies Partial<OperationHandlers>;
