export { companySealQueries, type CompanySeal, type SealLedgerEntry } from './api/company-seal';
