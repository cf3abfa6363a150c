import { Camera, Paperclip } from '@/shared/icons';
import { useRef } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { useLayout } from '@/shared/ui/layout/responsive';
import { useMessages } from '../messages';
import * as styles from './fill.css';

type AttachmentInputProps = { isImage: boolean; name: string | null; isBusy: boolean; onPick: (file: File) => void };

/** Phones offer the camera, too. */
export function AttachmentInput({ isImage, name, isBusy, onPick }: AttachmentInputProps) {
  const t = useMessages();
  const isMobile = useLayout() === 'mobile';
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const label = isImage ? t.attachPicture : t.attach;
  const input = (ref: typeof picker, words: string, isCamera: boolean) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={words}
      accept={isImage || isCamera ? 'image/png,image/jpeg' : 'application/pdf,image/png,image/jpeg'}
      {...(isCamera && { capture: 'environment' as const })}
      onChange={(event) => {
        const file = event.target.files?.[0];
        if (file) onPick(file);
        event.target.value = '';
      }}
    />
  );
  return (
    <div className={styles.markRow}>
      <span className={styles.flexibleWidth}>
        <Button size="lg" fullWidth icon={<Paperclip />} loading={isBusy} onClick={() => picker.current?.click()}>
          {name ?? label}
        </Button>
      </span>
      {isMobile && (
        <Button size="lg" icon={<Camera />} loading={isBusy} onClick={() => camera.current?.click()}>
          {t.takePicture}
        </Button>
      )}
      {input(picker, label, false)}
      {input(camera, t.takePicture, true)}
    </div>
  );
}
