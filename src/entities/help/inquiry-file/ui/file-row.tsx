import { Trash, X } from '@/shared/icons';
import { formatFileSize } from '#rules/file-size.ts';
import { Button } from '@/shared/ui/actions/button';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import type { InquiryFile } from '../model/inquiry-file';
import * as styles from './attach-files.css';

type FileRowProps = { item: InquiryFile; onRemove: () => void; onRetry: () => void };

export function FileRow({ item: { file, state }, onRemove, onRetry }: FileRowProps) {
  const isUploading = state.step === 'uploading';
  return (
    <li className={styles.row({ isFailed: state.step === 'failed' })}>
      <div className={styles.facts}>
        <span className={styles.name}>{file.name.normalize('NFC')}</span>
        <span className={styles.detail}>
          {formatFileSize(file.size)}
          {isUploading && ` · ${Math.round(state.share * 100)}%`}
        </span>
        {isUploading && <ProgressBar label={`${file.name} 올리는 중`} share={state.share} />}
        {state.step === 'failed' && (
          <span role="alert" className={styles.problem}>
            {state.problem}
          </span>
        )}
      </div>
      <div className={styles.actions}>
        {state.step === 'failed' && state.mayRetry && (
          <Button size="sm" onClick={onRetry}>
            다시 올리기
          </Button>
        )}
        <IconButton
          label={isUploading ? `${file.name} 올리기 멈추기` : `${file.name} 빼기`}
          icon={isUploading ? <X /> : <Trash />}
          onClick={onRemove}
        />
      </div>
    </li>
  );
}
