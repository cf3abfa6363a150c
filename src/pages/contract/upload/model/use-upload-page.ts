import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Contract } from '@/entities/contract';
import { fileQueries } from '@/entities/file';
import { useSaveDraft } from '@/features/contract/compose/save-draft';
import { getDefaultTitle, listUsableFileIds, useUploadQueue } from '@/features/contract/compose/upload-files';
import { href } from '@/shared/routes';
import { toValidTitle, findTitleProblem } from './title-rule';

export function useUploadPage(contract: Contract | null) {
  const navigate = useNavigate();
  const [address, setAddress] = useSearchParams();
  const [files] = useState(() => contract?.files.map(({ file }) => file) ?? []);
  const queue = useUploadQueue(files);
  useQuery(fileQueries.preparation());
  const saver = useSaveDraft(contract, (contractId) => setAddress({ contractId }, { replace: true }));
  const [typedTitle, setTypedTitle] = useState(contract?.title ?? null);

  const [first] = queue.items;
  const title = typedTitle ?? (first ? toValidTitle(getDefaultTitle(first.name)) : '');
  const fileIds = listUsableFileIds(queue.items).join();
  const savedTitle = findTitleProblem(title) === null ? title : undefined;
  const isBegun = saver.draftId !== null;

  const known = useRef({ fileIds, title: contract?.title });
  const { change } = saver;
  useEffect(() => {
    // A draft needs at least one file, so an empty list is not saved.
    if (fileIds === '') return;
    const isNewTitle = savedTitle !== undefined && savedTitle !== known.current.title;
    const isNewList = fileIds !== known.current.fileIds;
    if (!isNewTitle && !isNewList) return;
    known.current = { fileIds, title: savedTitle ?? known.current.title };
    change({
      ...(isNewList && { fileIds: fileIds.split(',') }),
      ...(isNewTitle && { title: savedTitle }),
      ...(!isBegun && savedTitle === undefined && { title: '새 문서' }),
    });
  }, [fileIds, savedTitle, isBegun, change]);

  const isUploading = queue.items.some(({ state }) => state === 'waiting' || state === 'uploading');
  useEffect(() => {
    if (!isUploading) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isUploading]);

  /** Saves the draft, and puts its id into the URL: only with it does going back lead to the draft again. */
  const settle = async () => {
    const contractId = await saver.settle();
    // The update that the first save began would be cancelled by the navigation that follows.
    if (contractId && !address.has('contractId'))
      await navigate(`${href('contractUpload')}?contractId=${contractId}`, { replace: true });
    return contractId;
  };

  return {
    queue,
    saver,
    title,
    setTitle: setTypedTitle,
    isUploading,
    settle,
    goOn: async () => {
      const contractId = await settle();
      if (contractId) await navigate(href('contractConfig', { contractId }));
    },
  };
}
