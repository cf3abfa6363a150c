import type { Annotation, Contract, ContractSettings, Field, ReceiverDraft } from '@/entities/contract';

/** Somebody on the screen; the server gives `receiverUuid` with the first saving, the key is the screen's own. */
export type KeyedReceiver = { key: string; draft: Omit<ReceiverDraft, 'receiverUuid'> };

/** What differs from the server. Each part is sent whole, so the last one wins. */
export type DraftChange = {
  title?: string;
  fileIds?: string[];
  message?: string;
  expiresAt?: Contract['expiresAt'];
  remindDaysBefore?: number[];
  settings?: ContractSettings;
  receivers?: readonly KeyedReceiver[];
  fields?: readonly Field[];
  annotations?: readonly Annotation[];
};

export const isNothing = (change: DraftChange) => Object.keys(change).length === 0;

/** Receivers, fields and annotations each have a call of their own, the rest shares one: the first of them, and what is left. */
export function firstCall(change: DraftChange): { now: DraftChange; later: DraftChange } {
  const { receivers, fields, annotations, ...rest } = change;
  const calls: DraftChange[] = [
    rest,
    receivers ? { receivers } : {},
    fields ? { fields } : {},
    annotations ? { annotations } : {},
  ].filter((call) => !isNothing(call));
  const [now = {}, ...later] = calls;
  return { now, later: Object.assign({}, ...later) };
}
