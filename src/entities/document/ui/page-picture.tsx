import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import type { DocumentPage } from '../model/document-page';
import { useMessages } from '../model/messages';
import * as styles from './page-picture.css';
import { SharpPage } from './sharp-page';

/** The width of the server's larger picture, in pixels. */
const PICTURE_WIDTH = 1240;
/** Device pixels per CSS pixel. More make no visible difference. */
const MAX_RATIO = 3;

interface PagePictureProps {
  page: DocumentPage;
  /** In CSS pixels. */
  width: number;
  /** Requests new picture URLs, which expire after ten minutes. */
  onStale: () => void;
  /** Called once the page is visible or has failed to load. */
  onSettled?: () => void;
}

/** Shows the server's picture. If it is missing or not sharp enough, pdf.js renders the page instead. */
export function PagePicture({ page, width, onStale, onSettled }: PagePictureProps) {
  const t = useMessages();
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [isDrawn, setIsDrawn] = useState(false);
  const [cannotDraw, setCannotDraw] = useState(false);
  const ratio = Math.min(MAX_RATIO, devicePixelRatio);
  const isFailed = failedUrl === page.largeImageUrl;
  const wantsSharp = (isFailed || width * ratio > PICTURE_WIDTH * 1.1) && page.documentUrl !== null && !cannotDraw;
  const retry = () => {
    setFailedUrl(null);
    setCannotDraw(false);
    onStale();
  };

  return (
    <div className={styles.paper}>
      {!isFailed && (
        <img
          key={page.largeImageUrl}
          className={styles.layer}
          src={page.largeImageUrl}
          alt=""
          draggable={false}
          onLoad={onSettled}
          onError={() => {
            setFailedUrl(page.largeImageUrl);
            onSettled?.();
          }}
        />
      )}
      {wantsSharp && page.documentUrl && (
        <SharpPage
          key={page.documentUrl}
          documentUrl={page.documentUrl}
          number={page.documentNumber}
          width={width}
          ratio={ratio}
          onDrawn={() => setIsDrawn(true)}
          onFailed={() => setCannotDraw(true)}
        />
      )}
      {isFailed && !wantsSharp && !(isDrawn && !cannotDraw) && (
        <div className={styles.failure} role="alert">
          <div className={styles.failureText}>
            {t.unseen}
            <Button size="sm" onClick={retry}>
              {t.again}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
