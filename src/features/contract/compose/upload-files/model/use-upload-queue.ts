import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { File as StoredFile } from '@/entities/file';
import { uploadQueueMachine, type UploadQueueEvent } from './upload-queue.machine';

export type UploadQueue = ReturnType<typeof useUploadQueue>;

export function useUploadQueue(files: readonly StoredFile[]) {
  const [input] = useState({ files });
  const actorRef = useActorRef(uploadQueueMachine, { input });
  const items = useSelector(actorRef, ({ context }) => context.items);
  const leftOut = useSelector(actorRef, ({ context }) => context.leftOut);
  return { items, leftOut, send: (event: UploadQueueEvent) => actorRef.send(event) };
}
