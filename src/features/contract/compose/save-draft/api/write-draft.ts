import { removeItems } from '#rules/list-items.ts';
import { api, unwrap } from '@/shared/api';
import type { DraftChange } from '../model/draft-change';

export type WriteDraftResult = { draftId: string; version: number; receiverUuids: Readonly<Record<string, string>> };
export type WriteDraftInput = {
  /** Null until the first file creates the draft. */
  draftId: string | null;
  version: number;
  change: DraftChange;
  /** The UUIDs of receivers that the server already knows, by key. */
  receiverUuids: Readonly<Record<string, string>>;
  /** Keeps a retry from creating the draft twice. */
  creationKey: string;
};

export async function writeDraft(input: WriteDraftInput, signal: AbortSignal): Promise<WriteDraftResult> {
  const { draftId, version, change, receiverUuids } = input;
  if (draftId === null) return beginDraft(input, signal);
  const path = { contractId: draftId };
  const { receivers, fields, annotations, ...own } = change;
  if (fields) {
    const body = { version, fields: removeItems(fields) };
    const state = await unwrap(api.PUT('/contracts/{contractId}/fields', { params: { path }, body, signal }));
    return { draftId, version: state.version, receiverUuids };
  }
  if (annotations) {
    const body = { version, annotations: [...annotations] };
    const state = await unwrap(api.PUT('/contracts/{contractId}/annotations', { params: { path }, body, signal }));
    return { draftId, version: state.version, receiverUuids };
  }
  if (!receivers) {
    const body = { version, ...own };
    const state = await unwrap(api.PATCH('/contracts/{contractId}', { params: { path }, body, signal }));
    return { draftId, version: state.version, receiverUuids };
  }
  const drafts = receivers.map(({ key, draft }) => ({ receiverUuid: receiverUuids[key] ?? null, ...draft }));
  const saved = await unwrap(
    api.PUT('/contracts/{contractId}/receivers', { params: { path }, body: { version, receivers: drafts }, signal }),
  );
  return {
    draftId,
    version: saved.contract.version,
    receiverUuids: Object.fromEntries(
      receivers.map(({ key }, place) => [key, saved.receivers[place]?.receiverUuid ?? '']),
    ),
  };
}

export async function readDraftVersion(contractId: string, signal: AbortSignal) {
  return (await unwrap(api.GET('/contracts/{contractId}', { params: { path: { contractId } }, signal }))).version;
}

async function beginDraft({ change, creationKey }: WriteDraftInput, signal: AbortSignal): Promise<WriteDraftResult> {
  const { contractId, version } = await unwrap(
    api.POST('/contracts', {
      params: { header: { 'Idempotency-Key': creationKey } },
      body: { title: change.title ?? '', fileIds: change.fileIds ?? [] },
      signal,
    }),
  );
  return { draftId: contractId, version, receiverUuids: {} };
}
