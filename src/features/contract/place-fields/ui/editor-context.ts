import { useSelector } from '@xstate/react';
import { createContext, use, type RefObject } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { DocumentPage, PageColumnHandle } from '@/entities/document';
import type { Party } from '../model/parties';
import type { placeFieldsMachine } from '../model/place-fields.machine';
import type { Proposal } from '../model/suggestions';

export type EditorActor = ActorRefFrom<typeof placeFieldsMachine>;

/** What all parts of the editor share. It stays the same object while fields move. */
export type Editor = {
  actor: EditorActor;
  pages: readonly DocumentPage[];
  parties: readonly Party[];
  proposals: readonly Proposal[];
  column: RefObject<PageColumnHandle | null>;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no editor around this.');
  return editor;
}

export const useEditorState = <Value>(select: (snapshot: SnapshotFrom<typeof placeFieldsMachine>) => Value): Value =>
  useSelector(useEditor().actor, select);
