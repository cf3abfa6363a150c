/** Parts with unsaved changes. Overwriting the template sends only these. */
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
