export {
  storeTemplateQueries,
  type StoreCategory,
  type StoreSearch,
  type StoreSet,
  type StoreTemplate,
} from './api/store-template';
export { describeLegalBasis, STORE_CATEGORIES } from './model/words';
