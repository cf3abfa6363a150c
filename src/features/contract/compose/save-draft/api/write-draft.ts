import { removeItems } from '#rules/list-items.ts';
import { api, unwrap } from '@/shared/api';
import type { DraftChange } from '../model/draft-change';

export type WriteResult = { contractId: string; version: number; receiverUuids: Readonly<Record<string, string>> };
export type WriteInput = {
  /** Null until the first file is added, which creates the draft. */
  contractId: string | null;
  version: number;
  change: DraftChange;
  /** The receivers that the server already knows, by key. */
  receiverUuids: Readonly<Record<string, string>>;
  /** Creating a draft twice with the same key creates one draft. */
  creationKey: string;
};

export async function writeDraft(input: WriteInput, signal: AbortSignal): Promise<WriteResult> {
  const { contractId, version, change, receiverUuids } = input;
  if (contractId === null) return beginDraft(input, signal);
  const path = { contractId };
  const { receivers, fields, annotations, ...rest } = change;
  if (fields) {
    const body = { version, fields: removeItems(fields) };
    const state = await unwrap(api.PUT('/contracts/{contractId}/fields', { params: { path }, body, signal }));
    return { contractId, version: state.version, receiverUuids };
  }
  if (annotations) {
    const body = { version, annotations: [...annotations] };
    const state = await unwrap(api.PUT('/contracts/{contractId}/annotations', { params: { path }, body, signal }));
    return { contractId, version: state.version, receiverUuids };
  }
  if (!receivers) {
    const body = { version, ...rest };
    const state = await unwrap(api.PATCH('/contracts/{contractId}', { params: { path }, body, signal }));
    return { contractId, version: state.version, receiverUuids };
  }
  const drafts = receivers.map(({ key, draft }) => ({ receiverUuid: receiverUuids[key] ?? null, ...draft }));
  const saved = await unwrap(
    api.PUT('/contracts/{contractId}/receivers', { params: { path }, body: { version, receivers: drafts }, signal }),
  );
  return {
    contractId,
    version: saved.contract.version,
    receiverUuids: Object.fromEntries(
      receivers.map(({ key }, place) => [key, saved.receivers[place]?.receiverUuid ?? '']),
    ),
  };
}

async function beginDraft({ change, creationKey }: WriteInput, signal: AbortSignal): Promise<WriteResult> {
  const { contractId, version } = await unwrap(
    api.POST('/contracts', {
      params: { header: { 'Idempotency-Key': creationKey } },
      body: { title: change.title ?? '', fileIds: change.fileIds ?? [] },
      signal,
    }),
  );
  return { contractId, version, receiverUuids: {} };
}
