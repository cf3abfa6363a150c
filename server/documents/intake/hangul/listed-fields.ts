import type { HwpDocument } from '@rhwp/core';
import * as v from 'valibot';

const step = v.object({ controlIndex: v.number(), cellIndex: v.optional(v.number(), 0), paraIndex: v.number() });
const listed = v.object({
  fieldId: v.number(),
  fieldType: v.string(),
  cellField: v.boolean(),
  name: v.string(),
  guide: v.string(),
  command: v.string(),
  value: v.string(),
  location: v.object({
    sectionIndex: v.number(),
    paraIndex: v.number(),
    path: v.optional(v.array(step), []),
  }),
  startCharIdx: v.number(),
  endCharIdx: v.number(),
});

/** A 누름틀 or named cell from rhwp's list. Named cells may share an id. */
export type ListedField = v.InferOutput<typeof listed>;

export const listFields = (document: HwpDocument): ListedField[] =>
  v.parse(v.array(listed), JSON.parse(document.getFieldList())).filter(({ fieldType }) => fieldType === 'clickhere');

export const buildFieldPath = ({ location: { path } }: ListedField): string =>
  JSON.stringify(
    path.map(({ controlIndex, cellIndex, paraIndex: cellParaIndex }) => ({ controlIndex, cellIndex, cellParaIndex })),
  );
