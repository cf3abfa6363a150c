export { prepareDownload } from './api/act-on-many';
export { BulkActDialog, type BulkAct } from './ui/bulk-act-dialog';
