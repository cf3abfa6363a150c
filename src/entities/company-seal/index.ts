export { companySealQueries, type CompanySeal, type SealLedgerEntry, type SealLedgerPage } from './api/company-seal';
