import type { OperationHandlers } from '../../../contract/operations.ts';
import type { Deps } from '../../../deps.ts';
import { createAttachFile } from './attach-file.ts';
import { createGetDrawing } from './get-drawing.ts';
import { createKeepMark } from './keep-mark.ts';
import { createPutDrawing } from './put-drawing.ts';
import { createPutOwnAnnotations } from './put-own-annotations.ts';
import { createPutValues } from './put-values.ts';
import { createStartDrawing } from './start-drawing.ts';

export const createFillingHandlers = (deps: Deps) =>
  ({
    putValues: createPutValues(deps),
    keepMark: createKeepMark(deps),
    attachFile: createAttachFile(deps),
    putOwnAnnotations: createPutOwnAnnotations(deps),
    startDrawing: createStartDrawing(deps),
    getDrawing: createGetDrawing(deps),
    putDrawing: createPutDrawing(deps),
  }) satisfies Partial<OperationHandlers>;
