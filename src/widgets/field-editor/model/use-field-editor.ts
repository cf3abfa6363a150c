import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { Annotation, Contract, ContractProblem, Field, Receiver } from '@/entities/contract';
import { listFilePages, type PageColumnHandle } from '@/entities/document';
import {
  createEditorPages,
  isDismissedBlank,
  listParties,
  listProposals,
  placeFieldsMachine,
} from '@/features/contract/editor/place-fields';
import type { components } from '@/shared/api';
import { useAnnotations } from './use-annotations';
import { useSenderDetails } from './use-sender-details';

/** A draft or a template when the editor opened. */
type Begun = {
  fields: readonly Field[];
  annotations: readonly Annotation[];
  files: readonly Contract['files'][number]['file'][];
};

type Edited = {
  /** The current receivers or slots, who can own fields. */
  receivers: readonly Receiver[];
  /** Undefined while loading. */
  suggestions: readonly components['schemas']['FileSuggestions'][] | undefined;
  onChange: (change: { fields?: readonly Field[]; annotations?: readonly Annotation[] }) => void;
  column: RefObject<PageColumnHandle | null>;
};

/** Reports every change to the fields and annotations of a draft or a template. */
export function useFieldEditor(document: Begun, { receivers, suggestions, onChange, column }: Edited) {
  // Pages and fields keep their initial values. Only picture URLs are renewed.
  const [begun] = useState(document);
  const pages = useMemo(() => listFilePages(document.files), [document.files]);
  const parties = useMemo(() => listParties(receivers), [receivers]);
  const proposals = useMemo(() => listProposals(suggestions ?? []), [suggestions]);

  const fieldsActor = useActorRef(placeFieldsMachine, {
    input: {
      fields: begun.fields,
      owner: parties[0]?.owner ?? null,
      pages: createEditorPages(pages.map((page) => ({ fileId: page.fileId, page: page.number, shape: page }))),
    },
  });
  const sender = useSenderDetails();
  useEffect(() => fieldsActor.send({ type: 'sender.known', sender }), [fieldsActor, sender]);
  const annotationsActor = useAnnotations(begun.annotations, { pages, column, fieldsActor });
  const fields = useSelector(fieldsActor, ({ context }) => context.history.present);
  const items = useSelector(annotationsActor, ({ context }) => context.present);
  const [begunItems] = useState(items);
  const annotations = useMemo(() => items.map(({ annotation }) => annotation), [items]);

  useEffect(() => {
    if (fields !== begun.fields) onChange({ fields });
  }, [fields, begun.fields, onChange]);
  useEffect(() => {
    if (items !== begunItems) onChange({ annotations });
  }, [items, begunItems, annotations, onChange]);

  /** The sender already knows about a problem if they dismissed that suggestion themselves. */
  const isKnown = (problem: ContractProblem) =>
    isDismissedBlank(problem, proposals, fieldsActor.getSnapshot().context.dismissed);

  return { pages, parties, proposals, fieldsActor, annotationsActor, fields, annotations, isKnown };
}

export type FieldEditorState = ReturnType<typeof useFieldEditor>;
