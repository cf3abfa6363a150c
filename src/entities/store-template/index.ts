export {
  storeTemplateQueries,
  type StoreCategory,
  type StoreSearch,
  type StoreSet,
  type StoreTemplate,
} from './api/store-template';
export { describeLaw, STORE_CATEGORIES } from './model/words';
