export { prepareDownload } from './api/act-on-many';
export { BulkCommandDialog, type BulkCommand } from './ui/bulk-command-dialog';
