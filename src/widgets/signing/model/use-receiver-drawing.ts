import { useSelector } from '@xstate/react';
import { useState, type RefObject } from 'react';
import { createActor } from 'xstate';
import type { DocumentPage, PageColumnHandle } from '@/entities/document';
import { attachFile, type SignContract, type SignDraft } from '@/entities/sign-contract';
import type { UploadStamp } from '@/features/contract/editor/annotate-document';
import { useSigning, useSigningRef, type SignDocumentContext } from '@/features/receiver/sign-document';

const NOTHING_DRAWN: SignDraft['annotations'] = [];

export const loadAnnotateFeature = () => import('@/features/contract/editor/annotate-document');

async function begin(annotations: SignDraft['annotations'], upload: UploadStamp) {
  const drawing = await loadAnnotateFeature();
  return { ...drawing, actor: createActor(drawing.createAnnotateMachine(upload), { input: { annotations } }).start() };
}

/** The code is loaded when receivers first use the pen. */
export function useReceiverDrawing(pages: readonly DocumentPage[], column: RefObject<PageColumnHandle | null>) {
  const signing = useSigningRef();
  const isAllowed = useSigning(({ contract }) => contract !== null && mayDraw(contract));
  const [own, setOwn] = useState<Awaited<ReturnType<typeof begin>> | null>(null);
  const isDrawing = useSelector(own?.actor, (snapshot) => snapshot?.hasTag('edits') ?? false);
  const [isFailed, setIsFailed] = useState(false);

  const upload = async (png: Blob, signal: AbortSignal) => {
    const attachment = await attachFile(png, 'stamp.png', { signal, onProgress: () => {} });
    signing.send({ type: 'attached', attachment });
    return attachment.attachmentId;
  };
  const start = async () => {
    setIsFailed(false);
    const made = await begin(getDrawings(signing.getSnapshot().context), upload).catch(() => null);
    if (!made) return setIsFailed(true);
    let before = made.actor.getSnapshot().context.present;
    made.actor.subscribe(({ context: { present } }) => {
      if (present === before) return;
      before = present;
      signing.send({ type: 'drawn', annotations: present.map(({ annotation }) => annotation) });
    });
    made.actor.on('stamp.uploaded', ({ stamp: { bitmapId, ...size } }) => {
      const middle = column.current?.middle();
      const page = middle && pages[middle.index];
      if (!page) return;
      made.actor.send({ type: 'stamp.placed', annotation: made.makeStamp(bitmapId, size, middle.point, page) });
    });
    made.actor.send({ type: 'ink.chosen' });
    setOwn(made);
  };
  return { isAllowed, own, isDrawing, isFailed, start };
}

export const mayDraw = ({ settings, me }: SignContract) => settings.allowAnnotate && me.role === 'SIGNER';

export const getDrawings = ({ annotations, sending, contract }: SignDocumentContext) =>
  annotations ?? sending.annotations ?? contract?.draft.annotations ?? NOTHING_DRAWN;

/** Finds the URL of a stamp's picture, whether from the sender or uploaded here. */
export function useStampUrl() {
  const stamps = useSigning(({ contract }) => contract?.stamps);
  const attachments = useSigning((context) => context.attachments);
  return (bitmapId: string) =>
    stamps?.find((stamp) => stamp.bitmapId === bitmapId)?.url ??
    attachments.find(({ attachmentId }) => attachmentId === bitmapId)?.url ??
    null;
}
