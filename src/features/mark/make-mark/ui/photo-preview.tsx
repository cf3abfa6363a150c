import { useMessages } from '../messages';
import { BlobPicture } from './blob-picture';
import * as styles from './make-mark.css';

type PhotoPreviewProps = {
  picture: Blob | null;
  before: Blob | null;
};

export function PhotoPreview({ picture, before }: PhotoPreviewProps) {
  const t = useMessages();
  if (!picture && !before)
    return (
      <div className={styles.preview}>
        <p className={styles.notice} style={{ fontSize: '0.875rem', color: 'inherit' }}>
          {t.photoHint}
        </p>
      </div>
    );
  if (!before) return <div className={styles.preview}>{picture && <BlobPicture blob={picture} alt={t.photoOf} />}</div>;
  return (
    <div className={styles.preview}>
      <div className={styles.columnPair}>
        <figure className={styles.halfWidth}>
          <BlobPicture blob={before} alt="" />
          <figcaption className={styles.caption}>{t.asTaken}</figcaption>
        </figure>
        <figure className={styles.halfWidth}>
          {picture && <BlobPicture blob={picture} alt={t.photoOf} />}
          <figcaption className={styles.caption}>{t.asCleaned}</figcaption>
        </figure>
      </div>
    </div>
  );
}
