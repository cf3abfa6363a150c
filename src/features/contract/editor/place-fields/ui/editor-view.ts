import type { ReactNode } from 'react';
import type { DocumentPage, ZoomFit } from '@/entities/document';

export interface EditorViewProps {
  pages: readonly DocumentPage[];
  zoom: number;
  fitted: ZoomFit | null;
  /** Called when the user picks a zoom level, which turns off automatic fitting. */
  onZoom: (zoom: number) => void;
  onFitted: (zoom: number) => void;
  onFit: (fit: ZoomFit) => void;
  pageIndex: number;
  onPage: (index: number) => void;
  onStale: () => void;
  properties: ReactNode;
  notice?: ReactNode;
  renderAnnotations?: (page: DocumentPage, zoom: number) => ReactNode;
  /** The annotation modes, shown in the toolbar. */
  modes?: ReactNode;
}
