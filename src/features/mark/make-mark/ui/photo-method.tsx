import { Camera, ImageUp } from '@/shared/icons';
import { useRef, useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { useLayout } from '@/shared/ui/layout/responsive';
import { useMessages } from '../messages';
import { DEFAULT_THRESHOLD, type Pixels } from '../model/remove-background';
import { PHOTO_TYPES, createPhotoPng, decodePhoto } from '../model/read-photo';
import * as styles from './make-mark.css';
import { PhotoPreview } from './photo-preview';

type PhotoMethodProps = { isSeal: boolean; onPicture: (png: Blob | null) => void };
type How = { isCleaned: boolean; threshold: number };

/** The photo stays on the device until the mark is used. */
export function PhotoMethod({ isSeal, onPicture }: PhotoMethodProps) {
  const t = useMessages();
  const isMobile = useLayout() === 'mobile';
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const newest = useRef(0);
  const [photo, setPhoto] = useState<{ pixels: Pixels; file: Blob } | null>(null);
  const [how, setHow] = useState<How>({ isCleaned: true, threshold: DEFAULT_THRESHOLD });
  const [shown, setShown] = useState<Blob | null>(null);
  const [problem, setProblem] = useState<string | null>(null);

  const show = async (pixels: Pixels | null, next: How) => {
    newest.current += 1;
    const mine = newest.current;
    setHow(next);
    const png = pixels && (await createPhotoPng(pixels, { ...next, isSeal }));
    // Results may arrive out of order when the slider moves quickly, so only the newest is shown.
    if (mine !== newest.current) return;
    setProblem(png ? null : pixels ? t.nothingLeft : t.photoRefused);
    setShown(png);
    onPicture(png);
  };
  const take = async (input: HTMLInputElement) => {
    const file = input.files?.[0];
    input.value = '';
    if (!file) return;
    const pixels = await decodePhoto(file);
    setPhoto(pixels && { pixels, file });
    await show(pixels, how);
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
      <PhotoPreview picture={shown} before={photo && how.isCleaned ? photo.file : null} />
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
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
          <span className={styles.trailingTool}>
            <Checkbox
              label={t.cleanPaper}
              checked={how.isCleaned}
              onChange={(event) => void show(photo.pixels, { ...how, isCleaned: event.target.checked })}
            />
          </span>
        )}
      </div>
      {photo && how.isCleaned && (
        <label className={styles.slider}>
          <span className={styles.rowLabel}>{t.threshold}</span>
          <input
            type="range"
            className={styles.range}
            min={10}
            max={95}
            step={5}
            value={how.threshold}
            onChange={(event) => void show(photo.pixels, { ...how, threshold: Number(event.target.value) })}
          />
        </label>
      )}
      {input(t.choosePhoto, picker, false)}
      {input(t.takePhoto, camera, true)}
    </div>
  );
}
