import type { ReactNode } from 'react';
import type { DocumentPage, ZoomFit } from '@/entities/document';

export interface EditorViewProps {
  pages: readonly DocumentPage[];
  zoom: number;
  fitted: ZoomFit | null;
  /** Chosen by somebody: fitting by itself ends. */
  onZoom: (zoom: number) => void;
  /** Found by fitting. */
  onFitted: (zoom: number) => void;
  onFit: (fit: ZoomFit) => void;
  pageIndex: number;
  onPage: (index: number) => void;
  onStale: () => void;
  /** Edits the chosen fields in words and numbers. */
  properties: ReactNode;
  /** Troubles of saving, above the desk. */
  notice?: ReactNode;
  /** Behind the fields: what was drawn on a page. */
  renderAnnotations?: (page: DocumentPage, zoom: number) => ReactNode;
  /** Modes of annotation, in the toolbar. */
  modes?: ReactNode;
}
