/** The last change to the fields, for screen readers. The view supplies the sentences. */
export type Announcement =
  | { what: 'placed' | 'assigned'; name: string }
  | { what: 'accepted' | 'moved' | 'duplicated' | 'spread' | 'pasted' | 'removed'; count: number }
  | { what: 'resized' | 'aligned' | 'distributed' | 'sized' | 'marked' | 'unmarked' | 'undone' | 'redone' | 'renamed' }
  /** Nothing was added, because the document has too many fields or no other page. */
  | { what: 'full' | 'nowhere' };
