import { useMutation } from '@tanstack/react-query';
import type { CompanySeal } from '@/entities/company-seal';
import { api, ApiError, getErrorMessage } from '@/shared/api';
import { saveBlob } from '@/shared/lib/browser';
import { toast } from '@/shared/ui/feedback/toast';

type Format = 'xlsx' | 'csv';

/** The endpoint needs a token, so the file is fetched instead of linked. */
export function useExportLedger({ sealId, name }: CompanySeal) {
  return useMutation({
    mutationFn: async (format: Format) => {
      const { data, error, response } = await api.GET('/company-seals/{sealId}/ledger/export', {
        params: { path: { sealId }, query: { format } },
        parseAs: 'blob',
      });
      if (!data) throw new ApiError(error.errorCode, { status: response.status, body: error });
      saveBlob(data, `${name} 쓴 기록.${format}`);
    },
    onError: (error) => toast.error(getErrorMessage(error)),
  });
}
