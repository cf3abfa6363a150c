import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import type { PagePictures } from '../files/page-pictures.ts';
import { createFillingHandlers } from './filling/filling.handlers.ts';
import { createCopyHandlers } from './copies/copies.handlers.ts';
import { createEntryHandlers } from './entry/entry.handlers.ts';
import { createFinishingHandlers } from './finishing/finishing.handlers.ts';
import { createReadingHandlers } from './reading/reading.handlers.ts';

export const createSignHandlers = (deps: Deps, pictures: PagePictures) =>
  ({
    ...createEntryHandlers(deps),
    ...createReadingHandlers(deps, pictures),
    ...createFillingHandlers(deps),
    ...createFinishingHandlers(deps),
    ...createCopyHandlers(deps),
  }) satisfies Partial<OperationHandlers>;
