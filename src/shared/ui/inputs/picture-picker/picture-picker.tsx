import { useRef, useState, type ReactNode } from 'react';
import { IMAGE_TYPES } from '@/shared/config';
import { findPictureProblem } from '@/shared/lib/picture-upload';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './picture-picker.css';

export interface PicturePickerProps {
  /** Names the buttons and the file input: "사진" or "로고". */
  label: string;
  face: ReactNode;
  hasPicture: boolean;
  readOnly?: boolean;
  isBusy: boolean;
  failure: string | null;
  /** Called with null to remove the image. */
  onPick: (file: File | null) => void;
}

/** Reports obvious problems with a photo or logo before the upload. */
export function PicturePicker({
  label,
  face,
  hasPicture,
  readOnly = false,
  isBusy,
  failure,
  onPick,
}: PicturePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const words = problem ?? failure;
  const pick = (file: File | undefined) => {
    if (!file) return;
    const found = findPictureProblem(file);
    setProblem(found);
    if (!found) onPick(file);
  };

  return (
    <div className={styles.line}>
      {face}
      {!readOnly && (
        <div className={styles.textBlock}>
          <div className={styles.buttons}>
            <Button size="sm" variant="secondary" loading={isBusy} onClick={() => input.current?.click()}>
              {label} 바꾸기
            </Button>
            {hasPicture && (
              <Button size="sm" variant="ghost" onClick={() => onPick(null)}>
                지우기
              </Button>
            )}
          </div>
          <p className={words ? styles.problem : styles.hint} role={words ? 'alert' : undefined}>
            {words ?? 'PNG, JPG · 10MB까지'}
          </p>
        </div>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={IMAGE_TYPES.join(',')}
        onChange={(event) => {
          pick(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </div>
  );
}
