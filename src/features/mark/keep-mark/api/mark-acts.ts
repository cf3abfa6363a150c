import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { keptMarkQueries, type KeptMark, type MarkUse } from '@/entities/kept-mark';
import { uploadImage } from '@/entities/file';
import type { Mark } from '@/entities/mark';
import { api, createRequestKey, unwrap } from '@/shared/api';
import { toast } from '@/shared/ui/feedback/toast';

type Made = Exclude<Mark, { kind: 'IMAGE' }> | { kind: 'PICTURE'; png: Blob };

/** Converts a mark to the API's format, uploading pictures first. */
export async function uploadMark(made: Made | Mark): Promise<Mark> {
  if (made.kind !== 'PICTURE') return made;
  const { fileId } = await uploadImage(made.png, 'mark.png', new AbortController().signal);
  return { kind: 'IMAGE', fileId };
}

export function useSaveMark(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ made, ...body }: { use: MarkUse; name: string; made: Made | Mark }) =>
      unwrap(
        api.POST('/users/marks', {
          params: { header: { 'Idempotency-Key': createRequestKey() } },
          body: { ...body, mark: await uploadMark(made) },
        }),
      ),
    onSuccess: async () => {
      toast.success('저장했어요');
      onDone();
      await queryClient.invalidateQueries({ queryKey: keptMarkQueries.all() });
    },
  });
}

/** Changes wait for each other, because each needs the version from the response to the one before. */
const IN_TURN = { id: 'change-mark' };

const listMarks = (queryClient: QueryClient): readonly KeptMark[] =>
  queryClient.getQueryData(keptMarkQueries.list().queryKey) ?? [];

type Change = { mark: KeptMark; name?: string; isDefault?: true };

export function useChangeMark(words: string, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: IN_TURN,
    mutationFn: ({ mark, ...change }: Change) => {
      const { markId } = mark;
      const { version } = listMarks(queryClient).find((listed) => listed.markId === markId) ?? mark;
      return unwrap(api.PATCH('/users/marks/{markId}', { params: { path: { markId } }, body: { version, ...change } }));
    },
    onSuccess: (marks) => {
      queryClient.setQueryData(keptMarkQueries.list().queryKey, marks);
      toast.success(words);
      onDone?.();
    },
    onError: () => queryClient.invalidateQueries({ queryKey: keptMarkQueries.all() }),
  });
}

/** Moves a mark optimistically. */
export function useMoveMark() {
  const queryClient = useQueryClient();
  const { queryKey } = keptMarkQueries.list();
  const { mutate } = useMutation({
    scope: IN_TURN,
    mutationFn: (markId: string) => {
      const marks = listMarks(queryClient);
      const position = marks.findIndex((mark) => mark.markId === markId);
      const version = marks[position]?.version ?? 1;
      return unwrap(api.PATCH('/users/marks/{markId}', { params: { path: { markId } }, body: { version, position } }));
    },
    onSuccess: (answered) => {
      const versions = new Map(answered.map(({ markId, version }) => [markId, version]));
      queryClient.setQueryData(queryKey, (marks) =>
        marks?.map((mark) => ({ ...mark, version: versions.get(mark.markId) ?? mark.version })),
      );
    },
    onError: () => {
      toast.error();
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return (from: number, to: number) => {
    const marks = queryClient.getQueryData(queryKey);
    const moved = marks?.[from];
    if (!marks || !moved) return;
    queryClient.setQueryData(queryKey, marks.toSpliced(from, 1).toSpliced(to, 0, moved));
    mutate(moved.markId);
  };
}

export function useRemoveMark({ markId }: KeptMark, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => unwrap(api.DELETE('/users/marks/{markId}', { params: { path: { markId } } })),
    onSuccess: async () => {
      toast.success('지웠어요');
      onDone();
      await queryClient.invalidateQueries({ queryKey: keptMarkQueries.all() });
    },
  });
}
