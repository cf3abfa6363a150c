import { useSearchParams } from 'react-router-dom';

type AddressFormat<Filter> = {
  read: (params: URLSearchParams) => Filter;
  write: (filter: Filter) => Record<string, string>;
  /** Selects the first page. Applied with every other change, because changing the filter changes the pages. */
  front: Partial<Filter>;
};

/** Keeps a list's filter in the URL, so that members can share a filtered list and undo a filter with Back. */
export function useUrlFilter<Filter extends object>({ read, write, front }: AddressFormat<Filter>) {
  const [params, setParams] = useSearchParams();
  const filter = read(params);
  /** `replace` drops the current URL from the history, so that Back doesn't return to it. */
  const changeFilter = (change: Partial<Filter>, options: { replace?: boolean } = {}) =>
    setParams(write({ ...filter, ...front, ...change }), options);
  return { filter, changeFilter };
}
