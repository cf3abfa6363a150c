import { useMutation } from '@tanstack/react-query';
import type { PaymentFilter } from '@/entities/payment/history';
import { api, ApiError, getErrorMessage } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/feedback/toast';

type File = { file: Blob; name: string };

/** The endpoint needs a token, so the file is fetched instead of linked. */
async function fetchReceipt(orderId: string): Promise<File> {
  const { data, error, response } = await api.GET('/payments/receipts/{orderId}', {
    params: { path: { orderId } },
    parseAs: 'blob',
  });
  if (!data) throw new ApiError(error.errorCode, { status: response.status, body: error });
  return { file: data, name: `영수증_${orderId}.pdf` };
}

export type ExportedPayments = { organizationUuid: string; filter: Omit<PaymentFilter, 'page' | 'size'> };

async function fetchSheet({ organizationUuid, filter }: ExportedPayments): Promise<File> {
  const { data, error, response } = await api.GET('/payments/history/{organizationUuid}/export', {
    params: { path: { organizationUuid }, query: filter },
    parseAs: 'blob',
  });
  if (!data) throw new ApiError(error.errorCode, { status: response.status, body: error });
  return { file: data, name: '결제 내역.xlsx' };
}

const onSuccess = ({ file, name }: File) => saveBlob(file, name);
const onError = (error: Error) => toast.error(getErrorMessage(error));

export const useSaveReceipt = () => useMutation({ mutationFn: fetchReceipt, onSuccess, onError });
export const useExportPayments = () => useMutation({ mutationFn: fetchSheet, onSuccess, onError });
