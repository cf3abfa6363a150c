import { PenLine, TextCursorInput } from '@/shared/icons';
import type { DocumentPage } from '@/entities/document';
import { useSignMessages } from '@/features/receiver/sign-document';
import { usePointer } from '@/shared/lib/browser';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { useStampUrl, type useReceiverDrawing } from '../model/use-receiver-drawing';
import * as styles from './signing.css';

type Drawing = ReturnType<typeof useReceiverDrawing>;

/** Drawings are read-only until the receiver first uses the pen. */
export function ReceiverDrawingLayer({ drawing, page, zoom }: { drawing: Drawing; page: DocumentPage; zoom: number }) {
  const addressOf = useStampUrl();
  const { own } = drawing;
  if (!own) return null;
  const { StampUrls, AnnotationLayer, actor } = own;
  return (
    <StampUrls value={addressOf}>
      <AnnotationLayer actor={actor} page={page} zoom={zoom} />
    </StampUrls>
  );
}

/** The drawing tools replace the pen button once the receiver uses it. */
export function ReceiverDrawingTools({ drawing }: { drawing: Drawing }) {
  const t = useSignMessages();
  const pointer = usePointer();
  const { own, isFailed, start } = drawing;
  return (
    <div className={styles.drawTools} role="toolbar" aria-label={t.drawTools}>
      {own ? (
        <own.AnnotateTools actor={own.actor} other={{ label: t.fillFields, icon: <TextCursorInput /> }} />
      ) : (
        <IconButton label={t.pen} icon={<PenLine />} onClick={() => void start()} />
      )}
      {isFailed && (
        <span className={styles.drawFailed} role="alert">
          {t.penFailed[pointer]}
        </span>
      )}
    </div>
  );
}
