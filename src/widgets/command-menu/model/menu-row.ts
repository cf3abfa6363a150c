export type RowKind =
  | 'command'
  | 'contract'
  | 'template'
  | 'contact'
  | 'member'
  | 'place'
  | 'guide'
  | 'notice'
  | 'more';

/** A row leads somewhere, or asks again for what could not be loaded. */
export type MenuRow = { id: string; kind: RowKind; label: string; note?: string | undefined; to: string };
export type MenuGroup = { id: string; title: string; rows: readonly MenuRow[] };
/** A page that the menu can open by its name. */
export type MenuPlace = { to: string; label: string; group: string };

/** What the server found: nothing was asked, it is being looked for, it arrived, or it could not be loaded. */
export type MenuState = 'idle' | 'waiting' | 'done' | 'failed';

/** The address of a list that is searched for the words. */
export const searchHref = (list: string, search: string) => `${list}?${new URLSearchParams({ search }).toString()}`;
