/** What has just happened to the fields, for whoever cannot see it. The screen has the words. */
export type News =
  | { what: 'placed' | 'assigned'; name: string }
  | { what: 'accepted' | 'moved' | 'duplicated' | 'spread' | 'pasted' | 'removed'; count: number }
  | { what: 'resized' | 'aligned' | 'distributed' | 'sized' | 'marked' | 'unmarked' | 'undone' | 'redone' }
  /** Nothing came of it: there are as many fields as there may be, or no page is left. */
  | { what: 'full' | 'nowhere' };
