import { getCopies } from '@/entities/copy';
import { listContractPages, toDocumentPages, type DocumentPage } from '@/entities/document';
import { markViewed } from '@/entities/sign-contract';
import { api, ApiError, unwrap } from '@/shared/api';
import { receiverSession, tokenStorage } from '@/shared/session';

export type Preview = {
  title: string;
  pages: readonly DocumentPage[];
  /** True for receivers, who can load the text of the pages. */
  isReceivers: boolean;
};

/** Loads the document for its receiver, or for a member who may read it. Returns null for everyone else. */
export async function loadPreview(contractId: string, signal: AbortSignal): Promise<Preview | null> {
  const received = receiverSession.token() === null ? null : await previewOfReceiver(contractId, signal);
  if (received || tokenStorage.read() === null) return received;
  return previewOfMember(contractId, signal);
}

async function previewOfReceiver(contractId: string, signal: AbortSignal): Promise<Preview | null> {
  try {
    const { document, title, ...copies } = await getCopies(signal);
    if (copies.contractId !== contractId) return null;
    // Reading the document completes a viewer's part.
    if (copies.role === 'VIEWER' && copies.state !== 'VIEWED') await markViewed(signal);
    return { title, pages: toDocumentPages(document.pages, document.url), isReceivers: true };
  } catch (thrown) {
    const { status } = ApiError.from(thrown);
    if (status === 401 || status === 403) return null;
    throw thrown;
  }
}

async function previewOfMember(contractId: string, signal: AbortSignal): Promise<Preview> {
  const path = { contractId };
  const contract = await unwrap(api.GET('/contracts/{contractId}', { params: { path }, signal }));
  return { title: contract.title, pages: listContractPages(contract), isReceivers: false };
}
