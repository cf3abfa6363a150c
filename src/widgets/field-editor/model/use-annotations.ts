import { useActorRef } from '@xstate/react';
import { useEffect, type RefObject } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Annotation } from '@/entities/contract';
import type { DocumentPage, PageColumnHandle } from '@/entities/document';
import { uploadImage } from '@/entities/file';
import { createAnnotateMachine, makeStamp } from '@/features/contract/editor/annotate-document';
import type { placeFieldsMachine } from '@/features/contract/editor/place-fields';
import { useLayout } from '@/shared/ui/layout/responsive';

const annotating = createAnnotateMachine(async (png, signal) => (await uploadImage(png, 'stamp.png', signal)).fileId);

type Beside = {
  pages: readonly DocumentPage[];
  column: RefObject<PageColumnHandle | null>;
  fieldsActor: ActorRefFrom<typeof placeFieldsMachine>;
};

/** Fields are inactive in every mode except `other`. */
export function useAnnotations(annotations: readonly Annotation[], { pages, column, fieldsActor }: Beside) {
  const actor = useActorRef(annotating, { input: { annotations } });
  const isMobile = useLayout() === 'mobile';

  useEffect(() => {
    const followed = actor.subscribe((snapshot) =>
      fieldsActor.send({ type: snapshot.matches('other') ? 'work.resumed' : 'work.paused' }),
    );
    actor.send({ type: 'other.chosen' });
    return () => followed.unsubscribe();
  }, [actor, fieldsActor]);

  // The phone layout has no drawing tools, so nobody could leave a drawing mode.
  useEffect(() => {
    if (isMobile) actor.send({ type: 'other.chosen' });
  }, [actor, isMobile]);

  useEffect(() => {
    const heard = actor.on('stamp.uploaded', ({ stamp: { bitmapId, ...size } }) => {
      const middle = column.current?.middle();
      const page = middle && pages[middle.index];
      if (page) actor.send({ type: 'stamp.placed', annotation: makeStamp(bitmapId, size, middle.point, page) });
    });
    return () => heard.unsubscribe();
  }, [actor, column, pages]);

  return actor;
}
