/** Parts with unsaved changes, the only ones sent when overwriting the template. */
export type UnsavedParts = {
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
