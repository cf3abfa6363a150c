import { queryOptions } from '@tanstack/react-query';
import { fileQueries, type File } from '@/entities/file';
import { ApiError, api, unwrap } from '@/shared/api';

/** Loads the files of an unfinished upload. Leaves out those that no longer exist: unused uploads are deleted after a day. */
export const unfinishedFilesQuery = (fileIds: readonly string[]) =>
  queryOptions({
    queryKey: [...fileQueries.all(), 'unfinished', ...fileIds],
    queryFn: async ({ signal }) => {
      const files = await Promise.all(fileIds.map((fileId) => findFile(fileId, signal)));
      return files.filter((file) => file !== null);
    },
    // The page changes the files afterwards, and starts from the server's state whenever it opens.
    gcTime: 0,
    staleTime: Infinity,
  });

async function findFile(fileId: string, signal: AbortSignal): Promise<File | null> {
  try {
    return await unwrap(api.GET('/files/{fileId}', { params: { path: { fileId } }, signal }));
  } catch (error) {
    if (ApiError.from(error).status === 404) return null;
    throw error;
  }
}
