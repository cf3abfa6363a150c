import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import type { DocumentPage } from '../model/document-page';
import { useMessages } from '../model/messages';
import * as styles from './page-picture.css';
import { SharpPage } from './sharp-page';

/** Pixels that the server's larger picture has across. */
const PICTURE_WIDTH = 1240;
/** Finer screens show nothing more to the eye. */
const MAX_RATIO = 3;

interface PagePictureProps {
  page: DocumentPage;
  /** How wide it stands on the screen, in pixels of style. */
  width: number;
  /** The addresses of pictures are good for ten minutes: asks for new ones. */
  onStale: () => void;
  /** It can be seen, or cannot be had. */
  onSettled: () => void;
}

/** The server's picture at once; where that is not sharp enough, or missing, the page as pdf.js draws it. */
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
            onSettled();
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
          <div className={styles.failureWords}>
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
