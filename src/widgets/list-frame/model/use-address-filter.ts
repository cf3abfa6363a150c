import { useSearchParams } from 'react-router-dom';

type AddressFormat<Filter> = {
  read: (params: URLSearchParams) => Filter;
  write: (filter: Filter) => Record<string, string>;
  /** Where the list begins: another filter finds other pages. */
  front: Partial<Filter>;
};

/** The filter of a list, kept in the address: a filtered list can be sent to a colleague, and "back" undoes a filter. */
export function useAddressFilter<Filter extends object>({ read, write, front }: AddressFormat<Filter>) {
  const [params, setParams] = useSearchParams();
  const filter = read(params);
  const changeFilter = (change: Partial<Filter>) => setParams(write({ ...filter, ...front, ...change }));
  return { filter, changeFilter };
}
