export { useExportPayments, useSaveReceipt } from './api/save-documents';
