import { useSelector } from '@xstate/react';
import { createContext, use, type ReactNode, type RefObject } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { PageShape } from '#rules/page-geometry.ts';
import type { Field } from '@/entities/contract';
import type { DocumentPage, PageColumnHandle } from '@/entities/document';
import type { Party } from './party-names';
import type { placeFieldsMachine } from '../model/place-fields.machine';
import type { Proposal } from '../model/proposal';

export type EditorActor = ActorRefFrom<typeof placeFieldsMachine>;

/** Shared by all parts of the editor. Keeps the same identity while fields move. */
export type Editor = {
  actor: EditorActor;
  pages: readonly DocumentPage[];
  parties: readonly Party[];
  proposals: readonly Proposal[];
  column: RefObject<PageColumnHandle | null>;
  renderFilled: (field: Field, shape: PageShape, zoom: number) => ReactNode;
};

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('There is no editor around this.');
  return editor;
}

export const useEditorState = <Value>(select: (snapshot: SnapshotFrom<typeof placeFieldsMachine>) => Value): Value =>
  useSelector(useEditor().actor, select);
