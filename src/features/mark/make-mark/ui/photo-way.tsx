import { Camera, ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { useLayout } from '@/shared/ui/responsive';
import { useMessages } from '../messages';
import type { Pixels } from '../model/clean-paper';
import { PHOTO_TYPES, photoPng, readPhoto } from '../model/read-photo';
import * as styles from './make-mark.css';

type PhotoWayProps = { isSeal: boolean; onPicture: (png: Blob | null) => void };

/** A photo of what was written on paper. Nothing leaves the device before it is put into the document. */
export function PhotoWay({ isSeal, onPicture }: PhotoWayProps) {
  const t = useMessages();
  const isMobile = useLayout() === 'mobile';
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Pixels | null>(null);
  const [isCleaned, setIsCleaned] = useState(true);
  const [shownUrl, setShownUrl] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  useEffect(() => () => (shownUrl ? URL.revokeObjectURL(shownUrl) : undefined), [shownUrl]);

  const show = async (pixels: Pixels | null, cleaned: boolean) => {
    const png = pixels && (await photoPng(pixels, { isCleaned: cleaned, isSeal }));
    setPhoto(pixels);
    setIsCleaned(cleaned);
    setIsRefused(!png);
    setShownUrl(png && URL.createObjectURL(png));
    onPicture(png);
  };
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (file) await show(await readPhoto(file), isCleaned);
  };
  const input = (label: string, ref: typeof picker, capture: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      accept={PHOTO_TYPES.join(',')}
      {...(capture && { capture: 'environment' as const })}
      onChange={(event) => void take(event.currentTarget)}
    />
  );

  return (
    <div className={styles.desk}>
      <div className={styles.preview}>
        {shownUrl ? (
          <img className={styles.previewPhoto} src={shownUrl} alt={t.photoOf} />
        ) : (
          <p className={styles.notice} style={{ fontSize: '0.875rem', color: 'inherit' }}>
            {t.photoHint}
          </p>
        )}
      </div>
      {isRefused && (
        <p className={styles.problem} role="alert">
          {t.photoRefused}
        </p>
      )}
      <div className={styles.tools}>
        <Button icon={<ImageUp />} onClick={() => picker.current?.click()}>
          {photo ? t.otherPhoto : t.choosePhoto}
        </Button>
        {isMobile && (
          <Button icon={<Camera />} onClick={() => camera.current?.click()}>
            {t.takePhoto}
          </Button>
        )}
        {photo && (
          <span className={styles.toolEnd}>
            <Checkbox
              label={t.cleanPaper}
              checked={isCleaned}
              onChange={(event) => void show(photo, event.target.checked)}
            />
          </span>
        )}
      </div>
      {input(t.choosePhoto, picker, false)}
      {input(t.takePhoto, camera, true)}
    </div>
  );
}
