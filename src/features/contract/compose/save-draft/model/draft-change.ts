import type { Annotation, ContractChange, Field, ReceiverDraft } from '@/entities/contract';
import type { TemplateContentChange, TemplateSlot, TemplateVisibility } from '@/entities/template';

/** The server assigns `receiverUuid` on the first save, so the client's `key` identifies the receiver until then. */
export type KeyedReceiver = { key: string; draft: Omit<ReceiverDraft, 'receiverUuid'> };

/** The parts that differ from the server's version. Each part is sent as a whole, so the last write wins. */
export type DraftChange = Omit<ContractChange, 'version'> & {
  receivers?: readonly KeyedReceiver[];
  fields?: readonly Field[];
  annotations?: readonly Annotation[];
  /** Only templates have the parts below. */
  slots?: readonly TemplateSlot[];
  description?: string;
  visibility?: TemplateVisibility;
  groupIds?: string[];
  content?: TemplateContentChange;
};

/** If both changes contain a part, the later one wins. A template's content is merged part by part. */
export const mergeChanges = (earlier: DraftChange, later: DraftChange): DraftChange => ({
  ...earlier,
  ...later,
  ...(earlier.content && later.content && { content: { ...earlier.content, ...later.content } }),
});

export const isEmptyChange = (change: DraftChange) => Object.keys(change).length === 0;

/** Receivers, slots, fields and annotations each need a separate call, and everything else shares one. */
export function splitDraftChange(change: DraftChange): { now: DraftChange; later: DraftChange } {
  const { receivers, slots, fields, annotations, ...rest } = change;
  const calls: DraftChange[] = [
    rest,
    receivers ? { receivers } : {},
    slots ? { slots } : {},
    fields ? { fields } : {},
    annotations ? { annotations } : {},
  ].filter((call) => !isEmptyChange(call));
  const [now = {}, ...later] = calls;
  return { now, later: Object.assign({}, ...later) };
}
