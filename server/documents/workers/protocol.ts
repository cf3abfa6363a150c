/** Messages between parent and child. Advanced serialisation sends 10 MB in about 20 ms. */
export type TaskMessage = {
  id: number;
  name: string;
  input: unknown;
  /** `bytes` is null if the child still has the document open. */
  document: { key: string; bytes: Uint8Array | null } | null;
};

export type ResultMessage =
  | { kind: 'ready' }
  /** A part of a long result, before the task is done. */
  | { kind: 'part'; id: number; value: unknown }
  /** `holds` is the key of the child's open document. */
  | { kind: 'done'; id: number; value: unknown; holds: string | null }
  | { kind: 'failed'; id: number; words: string };

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

export function isTaskMessage(value: unknown): value is TaskMessage {
  if (!isRecord(value) || typeof value['id'] !== 'number' || typeof value['name'] !== 'string') return false;
  const document = value['document'];
  if (document === null) return true;
  if (!isRecord(document) || typeof document['key'] !== 'string') return false;
  return document['bytes'] === null || document['bytes'] instanceof Uint8Array;
}

/** Validates a message from the child, which has read untrusted bytes. */
export function isResultMessage(value: unknown): value is ResultMessage {
  if (!isRecord(value)) return false;
  if (value['kind'] === 'ready') return true;
  if (typeof value['id'] !== 'number') return false;
  if (value['kind'] === 'part') return true;
  if (value['kind'] === 'failed') return typeof value['words'] === 'string';
  return value['kind'] === 'done' && (value['holds'] === null || typeof value['holds'] === 'string');
}
