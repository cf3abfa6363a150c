import type { OperationHandlers } from '../../contract/operations.ts';
import type { Deps } from '../../deps.ts';
import { createChangeMark } from './change-mark.ts';
import { createCreateMark } from './create-mark.ts';
import { createDeleteMark } from './delete-mark.ts';
import { createGetMarkPicture } from './get-mark-picture.ts';
import { createListMarks } from './list-marks.ts';
import { createStartMarkDrawing } from './start-mark-drawing.ts';

export const createMarkHandlers = (deps: Deps) =>
  ({
    listMarks: createListMarks(deps),
    createMark: createCreateMark(deps),
    changeMark: createChangeMark(deps),
    deleteMark: createDeleteMark(deps),
    startMarkDrawing: createStartMarkDrawing(deps),
    getMarkPicture: createGetMarkPicture(deps),
  }) satisfies Partial<OperationHandlers>;
