import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { templateQueries } from '@/entities/template';
import { api, unwrap, type components } from '@/shared/api';

export type Replacement = components['schemas']['TemplateReplacement'];
export type ReplacementInput = { templateId: string; version: number; fileId: string; newFileId: string };

const replace = ({ templateId, version, fileId, newFileId }: ReplacementInput, dryRun: boolean) =>
  unwrap(
    api.POST('/templates/{templateId}/files/{fileId}/replacement', {
      params: { path: { templateId, fileId } },
      body: { version, fileId: newFileId, dryRun },
    }),
  );

export const replacementQuery = (input: ReplacementInput) =>
  queryOptions({
    queryKey: [...templateQueries.one(input.templateId), 'replacement', input],
    queryFn: () => replace(input, true),
    retry: false,
  });

export function useReplaceFile(input: ReplacementInput, onReplaced: (replaced: Replacement) => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => replace(input, false),
    onSuccess: async (replaced) => {
      await queryClient.invalidateQueries({ queryKey: templateQueries.one(input.templateId), refetchType: 'none' });
      onReplaced(replaced);
    },
  });
}
