import { useMemo, useState, type ReactNode, type RefObject } from 'react';
import type { DocumentPage, PageColumnHandle, ZoomFit } from '@/entities/document';
import { responsive, useLayout } from '@/shared/ui/layout/responsive';
import type { Party } from './party-names';
import type { Proposal } from '../model/proposal';
import { AskParties } from './ask-parties';
import { EditorContext, type Editor, type EditorActor } from './editor-context';
import { EditorDesktop } from './editor.desktop';
import { EditorMobile } from './editor.mobile';
import type { EditorViewProps } from './editor-view';
import { SenderInputsContext, type SenderInputs } from './sender-inputs-context';

const View = responsive<EditorViewProps>({ desktop: EditorDesktop, mobile: EditorMobile });

interface PlaceFieldsProps extends Pick<
  EditorViewProps,
  'properties' | 'notice' | 'renderAnnotations' | 'modes' | 'onStale'
> {
  actor: EditorActor;
  pages: readonly DocumentPage[];
  parties: readonly Party[];
  proposals: readonly Proposal[];
  column: RefObject<PageColumnHandle | null>;
  own: SenderInputs;
  renderFilled: Editor['renderFilled'];
}

/** Keeps the zoom level and the page when the layout changes between desktop and mobile. */
export function PlaceFields({
  actor,
  pages,
  parties,
  proposals,
  column,
  own,
  renderFilled,
  onStale,
  ...slots
}: PlaceFieldsProps): ReactNode {
  const isMobile = useLayout() === 'mobile';
  const [zoom, setZoom] = useState(1);
  const [fitted, setFitted] = useState<ZoomFit | null>(isMobile ? 'width' : null);
  const [pageIndex, setPageIndex] = useState(0);
  const editor = useMemo(
    () => ({ actor, pages, parties, proposals, column, renderFilled }),
    [actor, pages, parties, proposals, column, renderFilled],
  );
  return (
    <EditorContext value={editor}>
      <SenderInputsContext value={own}>
        <View
          {...slots}
          pages={pages}
          zoom={zoom}
          fitted={fitted}
          onZoom={(next) => {
            setFitted(null);
            setZoom(next);
          }}
          onFitted={setZoom}
          onFit={setFitted}
          pageIndex={pageIndex}
          onPage={setPageIndex}
          onStale={onStale}
        />
        <AskParties />
      </SenderInputsContext>
    </EditorContext>
  );
}
