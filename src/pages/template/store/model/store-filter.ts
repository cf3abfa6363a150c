import { STORE_CATEGORIES, type StoreCategory, type StoreSearch } from '@/entities/store-template';
import { readChoice, readSearch } from '@/widgets/list-frame';

export type StoreFilter = { category: StoreCategory | null; search: string };

export const readFilter = (params: URLSearchParams): StoreFilter => ({
  category: readChoice(params, 'category', STORE_CATEGORIES),
  search: readSearch(params),
});

export const writeFilter = ({ category, search }: StoreFilter): Record<string, string> => ({
  ...(category && { category }),
  ...(search && { search }),
});

export const toQuery = ({ category, search }: StoreFilter): StoreSearch => ({
  ...(category && { category }),
  ...(search && { search }),
});
