import type { ReactNode } from 'react';
import type { DocumentPage, ZoomFit } from '@/entities/document';

export interface EditorViewProps {
  pages: readonly DocumentPage[];
  zoom: number;
  fitted: ZoomFit | null;
  /** Called when the user picks a zoom level, which turns off automatic fitting. */
  onZoom: (zoom: number) => void;
  /** Called with the zoom level that automatic fitting computed. */
  onFitted: (zoom: number) => void;
  onFit: (fit: ZoomFit) => void;
  pageIndex: number;
  onPage: (index: number) => void;
  onStale: () => void;
  /** The panel for editing the properties of the selected fields. */
  properties: ReactNode;
  /** Problems with saving, shown above the pages. */
  notice?: ReactNode;
  /** Annotations drawn on a page, rendered behind the fields. */
  renderAnnotations?: (page: DocumentPage, zoom: number) => ReactNode;
  /** The annotation modes, shown in the toolbar. */
  modes?: ReactNode;
}
