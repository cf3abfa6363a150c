import type { Annotation, Contract, ContractSettings, Field, ReceiverDraft } from '@/entities/contract';

/**
 * A receiver on the screen. The server assigns `receiverUuid` on the first save, so until then the client's `key`
 * identifies it.
 */
export type KeyedReceiver = { key: string; draft: Omit<ReceiverDraft, 'receiverUuid'> };

/** The parts that differ from the server. Each is sent whole, so the last write wins. */
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

export const isEmptyChange = (change: DraftChange) => Object.keys(change).length === 0;

/**
 * Splits a change into the next call and the rest. Receivers, fields and annotations each have their own call; the rest
 * share one.
 */
export function splitCalls(change: DraftChange): { now: DraftChange; later: DraftChange } {
  const { receivers, fields, annotations, ...rest } = change;
  const calls: DraftChange[] = [
    rest,
    receivers ? { receivers } : {},
    fields ? { fields } : {},
    annotations ? { annotations } : {},
  ].filter((call) => !isEmptyChange(call));
  const [now = {}, ...later] = calls;
  return { now, later: Object.assign({}, ...later) };
}
