/** The parts that were changed here and are not saved: only these are sent when mine overwrites the template. */
export type Touched = {
  fields?: unknown;
  slots?: unknown;
  annotations?: unknown;
  title?: unknown;
  description?: unknown;
  visibility?: unknown;
  groupIds?: unknown;
  fileIds?: unknown;
  content?: object;
};
