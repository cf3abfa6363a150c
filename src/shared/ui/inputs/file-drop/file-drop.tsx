import { Camera, FileUp, FolderOpen } from '@/shared/icons';
import { useRef, useState, type DragEvent } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { useLayout } from '@/shared/ui/layout/responsive';
import * as styles from './file-drop.css';

export interface FileDropLabels {
  drop: string;
  dropNow: string;
  or: string;
  choose: string;
  chooseOnComputer: string;
  takePhoto: string;
}

const KOREAN: FileDropLabels = {
  drop: '여기에 파일을 끌어다 놓으세요',
  dropNow: '여기에 놓으세요',
  or: '또는',
  choose: '파일 고르기',
  chooseOnComputer: '내 컴퓨터에서 고르기',
  takePhoto: '사진 찍기',
};

export interface FileDropProps {
  /** Accepted file extensions, such as ".pdf,.png". */
  accept: string;
  /** The accepted types and sizes, shown below the button. */
  hint: string;
  onFiles: (files: File[]) => void;
  disabledReason?: string | undefined;
  /** Makes the drop area smaller once there are files. */
  compact?: boolean;
  /** False if photos make no sense, as for spreadsheets. */
  camera?: boolean;
  multiple?: boolean;
  words?: FileDropLabels;
}

/** Files can't be dragged on a phone, so it offers the camera instead. */
export function FileDrop(props: FileDropProps) {
  const { accept, hint, onFiles, disabledReason, compact = false, camera: hasCamera = true, multiple = true } = props;
  const { words = KOREAN } = props;
  const isMobile = useLayout() === 'mobile';
  const picker = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);

  const take = (files: FileList | null) => {
    const chosen = [...(files ?? [])];
    if (chosen.length > 0 && !disabledReason) onFiles(chosen);
  };
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(!disabledReason);
  };
  const leave = (event: DragEvent) => {
    if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget))) setIsOver(false);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <div
      className={styles.zone({ over: isOver, compact })}
      onDragEnter={over}
      onDragOver={over}
      onDragLeave={leave}
      onDrop={drop}
    >
      {isMobile ? (
        <div className={styles.buttons}>
          <Button
            size="xl"
            fullWidth
            icon={<FolderOpen />}
            disabledReason={disabledReason}
            onClick={() => picker.current?.click()}
          >
            {words.choose}
          </Button>
          {hasCamera && (
            <Button
              size="xl"
              fullWidth
              icon={<Camera />}
              disabledReason={disabledReason}
              onClick={() => camera.current?.click()}
            >
              {words.takePhoto}
            </Button>
          )}
        </div>
      ) : (
        <>
          {!compact && (
            <span className={styles.tile} aria-hidden>
              <FileUp className={styles.tileIcon} />
            </span>
          )}
          <p className={styles.textBlock}>{isOver ? words.dropNow : words.drop}</p>
          <p className={styles.orText}>{words.or}</p>
          <Button icon={<FolderOpen />} disabledReason={disabledReason} onClick={() => picker.current?.click()}>
            {words.chooseOnComputer}
          </Button>
        </>
      )}
      <p className={styles.hint}>{hint}</p>
      <input
        ref={picker}
        type="file"
        hidden
        multiple={multiple}
        aria-label={words.choose}
        accept={accept}
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {hasCamera && (
        <input
          ref={camera}
          type="file"
          hidden
          aria-label={words.takePhoto}
          accept="image/jpeg"
          capture="environment"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
      )}
    </div>
  );
}
