export type MenuRowKind =
  | 'command'
  | 'contract'
  | 'template'
  | 'contact'
  | 'member'
  | 'place'
  | 'guide'
  | 'notice'
  | 'more';

/** A row opens a page or retries a failed search. */
export type MenuRow = { id: string; kind: MenuRowKind; label: string; note?: string | undefined; to: string };
export type MenuGroup = { id: string; title: string; rows: readonly MenuRow[] };
export type MenuPage = { to: string; label: string; group: string };

export type MenuState = 'idle' | 'waiting' | 'done' | 'failed';

export const buildSearchHref = (list: string, search: string) =>
  `${list}?${new URLSearchParams({ search }).toString()}`;
