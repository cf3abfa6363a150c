export { filingQueries, type Folder, type Label, type LabelColor } from './api/filing';
export { createFolder, createLabel, createTemplateFolder, LABEL_COLORS } from './api/new-filing';
export { FolderRadios } from './ui/folder-radios';
export { LabelChecks } from './ui/label-checks';
export { LabelDot, LabelTag } from './ui/label-tag';
export { NewNameInput } from './ui/new-name-input';
