import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isAttachment, type FillField } from '#rules/fill-field.ts';
import type { Field } from '@/entities/contract';
import { fileQueries, uploadDocument, uploadImage } from '@/entities/file';
import type { FieldContent } from '@/features/document/fill-fields';
import { getErrorMessage } from '@/shared/api';
import { MAX_UPLOAD_BYTES } from '@/shared/config';

const PICTURE_TYPES = ['image/png', 'image/jpeg'];
const FILE_TYPES = ['application/pdf', ...PICTURE_TYPES];

type Upload = { fieldId: string; isBusy: boolean; problem: string | null };

const refusalOf = (kind: FillField['kind'], file: File): string | null => {
  if (kind === 'IMAGE' && !PICTURE_TYPES.includes(file.type)) return 'PNG, JPG 사진만 올릴 수 있어요.';
  if (!FILE_TYPES.includes(file.type)) return 'PDF, PNG, JPG 파일만 올릴 수 있어요.';
  return file.size > MAX_UPLOAD_BYTES ? '10MB보다 작은 파일만 올릴 수 있어요.' : null;
};

export function useSenderFiles(fields: readonly Field[]) {
  const queryClient = useQueryClient();
  const [upload, setUpload] = useState<Upload | null>(null);
  const fileIds = [
    ...new Set(fields.flatMap((field) => (field.receiverUuid === null && isAttachment(field) && field.value) || [])),
  ];
  const known = useQueries({ queries: fileIds.map((fileId) => fileQueries.detail(fileId)) });
  const fileOf = (fileId: string | null | undefined) => known.find(({ data }) => data?.fileId === fileId)?.data ?? null;

  const attach = async ({ fieldId, kind }: FillField, file: File, onFilled: (fileId: string) => void) => {
    const problem = refusalOf(kind, file);
    setUpload({ fieldId, isBusy: problem === null, problem });
    if (problem) return;
    const { signal } = new AbortController();
    try {
      const stored = await (file.type === 'application/pdf'
        ? uploadDocument(file, file.name, { signal, onProgress: () => {} })
        : uploadImage(file, file.name, signal));
      queryClient.setQueryData(fileQueries.detail(stored.fileId).queryKey, stored);
      onFilled(stored.fileId);
      setUpload(null);
    } catch (error) {
      setUpload({ fieldId, isBusy: false, problem: getErrorMessage(error) });
    }
  };
  const describe = ({ fieldId, kind }: FillField, value: string | null): FieldContent => {
    if (!isAttachment({ kind })) return {};
    const own = upload?.fieldId === fieldId ? upload : null;
    const name = value && (fileOf(value)?.name ?? '올린 파일');
    return { name, isBusy: own?.isBusy ?? false, problem: own?.problem ?? null };
  };
  return { attach, describe };
}

export type SenderFiles = ReturnType<typeof useSenderFiles>;
