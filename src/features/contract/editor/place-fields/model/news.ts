/** The last change to the fields, for screen readers. The view has the sentences. */
export type News =
  | { what: 'placed' | 'assigned'; name: string }
  | { what: 'accepted' | 'moved' | 'duplicated' | 'spread' | 'pasted' | 'removed'; count: number }
  | { what: 'resized' | 'aligned' | 'distributed' | 'sized' | 'marked' | 'unmarked' | 'undone' | 'redone' | 'renamed' }
  /** Nothing was added: the document has the maximum number of fields, or no further page. */
  | { what: 'full' | 'nowhere' };
