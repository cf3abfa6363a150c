export {
  directUrlQueries,
  type DirectUrl,
  type DirectUrlContact,
  type DirectUrlFilter,
  type DirectUrlState,
  type DirectUrlTerms,
} from './api/direct-url';
export { CONTACT_LABELS, countPlacesLeft, explainUnavailability, DIRECT_URL_STATE_LABELS } from './model/words';
