import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createDrawingHandlers } from './drawings.handlers.ts';
import { createFillingHandlers } from './filling.handlers.ts';
import { createCopyHandlers } from './copies.handlers.ts';
import { createEndingHandlers } from './ending.handlers.ts';
import { createFinishingHandlers } from './finishing.handlers.ts';
import { createOpeningHandlers } from './opening.handlers.ts';
import { createQuestionHandlers } from './questions.handlers.ts';
import { outlineHandlers } from './outline.handlers.ts';
import { createReadingHandlers } from './reading.handlers.ts';
import { createValueRequestHandlers } from './value-requests.handlers.ts';
import { createVerificationHandlers } from './verification.handlers.ts';

/** What a receiver does, from their link to their signature. */
export const createSignHandlers = (deps: Deps) =>
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
    ...createValueRequestHandlers(deps),
    ...outlineHandlers,
  }) satisfies Partial<OperationHandlers>;
