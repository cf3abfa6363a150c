import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { PagePictures } from '../files/page-pictures.ts';
import { createDrawingHandlers } from './drawings.handlers.ts';
import { createFillingHandlers } from './filling.handlers.ts';
import { createCopyHandlers } from './copies.handlers.ts';
import { createEndingHandlers } from './ending.handlers.ts';
import { createFinishingHandlers } from './finishing.handlers.ts';
import { createOpeningHandlers } from './opening.handlers.ts';
import { createPageHandlers } from './page.handlers.ts';
import { createQuestionHandlers } from './questions.handlers.ts';
import { outlineHandlers } from './outline.handlers.ts';
import { createReadingHandlers } from './reading.handlers.ts';
import { createValueRequestHandlers } from './value-requests.handlers.ts';
import { createVerificationHandlers } from './verification.handlers.ts';

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
