import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { File as StoredFile } from '@/entities/file';
import { arrangePagesMachine } from '../model/arrange-pages.machine';
import { ArrangeView } from './arrange-view';
import { useLatestCallback } from './use-latest-callback';

type ArrangePagesProps = {
  file: StoredFile;
  fieldCounts: ReadonlyMap<number, number>;
  onArranged: (file: StoredFile) => void;
  onClose: () => void;
};

/** Mount it to open, unmount it to close. */
export function ArrangePages({ file, fieldCounts, onArranged, onClose }: ArrangePagesProps) {
  const [input] = useState({ file });
  const actorRef = useActorRef(arrangePagesMachine, { input });
  const snapshot = useSelector(actorRef, (current) => current);
  const { result } = snapshot.context;
  const handOver = useLatestCallback(onArranged);
  useEffect(() => {
    if (result) handOver(result);
  }, [result, handOver]);
  return (
    <ArrangeView
      snapshot={snapshot}
      fieldCounts={fieldCounts}
      send={(event) => actorRef.send(event)}
      onClose={onClose}
    />
  );
}
