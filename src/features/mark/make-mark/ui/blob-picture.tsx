import { useEffect, useRef } from 'react';
import * as styles from './make-mark.css';

export function BlobPicture({ blob, alt }: { blob: Blob; alt: string }) {
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const url = URL.createObjectURL(blob);
    if (image.current) image.current.src = url;
    return () => URL.revokeObjectURL(url);
  }, [blob]);
  return <img ref={image} className={styles.previewPhoto} alt={alt} />;
}
