import { api, ApiError, type components } from '@/shared/api';

type Schemas = components['schemas'];
type Answer = { data?: Blob; error?: Schemas['ErrorBody']; response: Response };

/** These endpoints need a token, so the files are fetched instead of linked. */
async function toFile(call: Promise<Answer>): Promise<Blob> {
  const { data, error, response } = await call.catch((thrown: unknown) => {
    throw ApiError.from(thrown);
  });
  if (data) return data;
  throw new ApiError(error?.errorCode ?? 'UNKNOWN', { status: response.status, ...(error && { body: error }) });
}

export const fetchRowPreview = (batchId: string, rowId: string, signal: AbortSignal) =>
  toFile(
    api.GET('/batches/{batchId}/rows/{rowId}/preview', {
      params: { path: { batchId, rowId } },
      parseAs: 'blob',
      signal,
    }),
  );

export const fetchSheetForm = (templateId: string) =>
  toFile(
    api.GET('/templates/{templateId}/send/many/form', {
      params: { path: { templateId }, query: { format: 'xlsx' } },
      parseAs: 'blob',
    }),
  );

export const fetchReport = (batchId: string, state?: Schemas['BatchRowState']) =>
  toFile(
    api.GET('/batches/{batchId}/report', {
      params: { path: { batchId }, query: { format: 'xlsx', ...(state && { state }) } },
      parseAs: 'blob',
    }),
  );

type ContractSelection = { contractIds: string[] } | { filter: Schemas['ContractFilter'] };

export function fetchValues(chosen: ContractSelection) {
  const body: ContractSelection & { format: 'xlsx' } = { ...chosen, format: 'xlsx' };
  return toFile(api.POST('/contracts/values', { body, parseAs: 'blob' }));
}
