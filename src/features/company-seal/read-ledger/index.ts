export { LedgerDialog } from './ui/ledger-dialog';
