import { useEffect, useRef, useState } from 'react';
import {
  findInquiryFileProblem,
  findSendingObstacle,
  listUploadTickets,
  MAX_INQUIRY_FILES,
  type InquiryFile,
} from './inquiry-file';
import type { UploadFile } from './upload-result';

export type InquiryFiles = ReturnType<typeof useInquiryFiles>;

/** Uploads each file of an unsent message as soon as it is chosen. */
export function useInquiryFiles(upload: UploadFile) {
  const [items, setItems] = useState<readonly InquiryFile[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const nextKey = useRef(0);
  const uploads = useRef(new Map<number, AbortController>());

  useEffect(() => {
    const running = uploads.current;
    return () => running.forEach((controller) => controller.abort());
  }, []);

  const change = (key: number, state: InquiryFile['state']) =>
    setItems((before) => before.map((item) => (item.key === key ? { ...item, state } : item)));

  const start = async ({ key, file }: Pick<InquiryFile, 'key' | 'file'>) => {
    const controller = new AbortController();
    uploads.current.set(key, controller);
    const { signal } = controller;
    const onProgress = (share: number) => signal.aborted || change(key, { step: 'uploading', share });
    const uploaded = await upload(file, { signal, onProgress });
    uploads.current.delete(key);
    if (signal.aborted) return;
    change(key, 'ticket' in uploaded ? { step: 'ready', ...uploaded } : { step: 'failed', ...uploaded });
  };

  const add = (files: readonly File[]) => {
    const taken = files.slice(0, MAX_INQUIRY_FILES - items.length);
    setLeftOut(files.length - taken.length);
    const added = taken.map((file): InquiryFile => {
      nextKey.current += 1;
      return { key: nextKey.current, file, state: findInquiryFileProblem(file) ?? { step: 'uploading', share: 0 } };
    });
    setItems((before) => [...before, ...added]);
    for (const item of added) if (item.state.step === 'uploading') void start(item);
  };

  const remove = (key: number) => {
    uploads.current.get(key)?.abort();
    setItems((before) => before.filter((item) => item.key !== key));
    setLeftOut(0);
  };

  const retry = (item: InquiryFile) => {
    change(item.key, { step: 'uploading', share: 0 });
    void start(item);
  };

  return {
    items,
    leftOut,
    obstacle: findSendingObstacle(items),
    tickets: listUploadTickets(items),
    add,
    remove,
    retry,
    clear: () => {
      setItems([]);
      setLeftOut(0);
    },
  };
}
