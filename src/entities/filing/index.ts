export { filingQueries, type Folder, type Label, type LabelColor } from './api/filing';
export { createFolder, createLabel, LABEL_COLORS } from './api/new-filing';
export { LabelDot, LabelTag } from './ui/label-tag';
