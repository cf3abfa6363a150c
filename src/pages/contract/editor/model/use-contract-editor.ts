import { useQuery } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import type { Contract } from '@/entities/contract';
import { listFilePages, type PageColumnHandle } from '@/entities/document';
import { editorPages, listParties, placeFieldsMachine, listProposals } from '@/features/contract/editor/place-fields';
import { useSaveDraft } from '@/features/contract/compose/save-draft';
import { fieldSuggestionsQuery, latestDraftQuery } from '../api/drafts';
import { useAnnotations } from './use-annotations';
import { useSenderDetails } from './use-sender-details';

/** Edits the fields and annotations of a draft, and saves them. */
export function useContractEditor(draft: Contract, column: RefObject<PageColumnHandle | null>) {
  const saver = useSaveDraft(draft);
  // Pages and receivers stay as they were when the editor opened. Only picture URLs are renewed.
  const [begun] = useState(draft);
  const pages = useMemo(() => listFilePages(draft.files.map(({ file }) => file)), [draft.files]);
  const parties = useMemo(() => listParties(begun.receivers), [begun.receivers]);
  const suggested = useQuery(fieldSuggestionsQuery(draft.contractId));
  const proposals = useMemo(() => listProposals(suggested.data ?? []), [suggested.data]);

  const fieldsActor = useActorRef(placeFieldsMachine, {
    input: {
      fields: begun.fields,
      owner: parties[0]?.owner ?? null,
      pages: editorPages(pages.map((page) => ({ fileId: page.fileId, page: page.number, shape: page }))),
    },
  });
  const sender = useSenderDetails();
  useEffect(() => fieldsActor.send({ type: 'sender.known', sender }), [fieldsActor, sender]);
  const annotationsActor = useAnnotations(begun.annotations, { pages, column, fieldsActor });
  const fields = useSelector(fieldsActor, ({ context }) => context.history.present);
  const items = useSelector(annotationsActor, ({ context }) => context.present);
  const [begunItems] = useState(items);
  const annotations = useMemo(() => items.map(({ annotation }) => annotation), [items]);

  const { change, state } = saver;
  useEffect(() => {
    if (fields !== begun.fields) change({ fields });
  }, [fields, begun.fields, change]);
  useEffect(() => {
    if (items !== begunItems) change({ annotations });
  }, [items, begunItems, annotations, change]);

  const elsewhere = useQuery({ ...latestDraftQuery(draft.contractId), enabled: state === 'conflict' });
  const difference =
    state === 'conflict' && elsewhere.data
      ? `저장된 문서에는 칸이 ${elsewhere.data.fields.length}개, 여기에는 ${fields.length}개 있어요.`
      : undefined;

  /** The draft with unsaved changes. */
  const contract: Contract = { ...draft, version: saver.version, fields: [...fields], annotations };
  return { saver, pages, parties, proposals, fieldsActor, annotationsActor, contract, difference };
}

export type DraftEditing = ReturnType<typeof useContractEditor>;
