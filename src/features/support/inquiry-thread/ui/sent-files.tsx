import { Download } from '@/shared/icons';
import { useState } from 'react';
import { formatFileSize } from '#rules/file-size.ts';
import type { SentFile } from '@/entities/help/inquiry';
import { Button } from '@/shared/ui/actions/button';
import * as styles from './thread.css';

export type DownloadFile = (file: SentFile) => Promise<void>;

type SentFilesProps = { files: readonly SentFile[]; onDownload: DownloadFile };

export const SentFiles = ({ files, onDownload }: SentFilesProps) => (
  <ul aria-label="붙인 파일" className={styles.files}>
    {files.map((file) => (
      <SentFileRow key={file.fileId} file={file} onDownload={onDownload} />
    ))}
  </ul>
);

function SentFileRow({ file, onDownload }: { file: SentFile; onDownload: DownloadFile }) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle');
  const download = () => {
    setState('loading');
    onDownload(file).then(
      () => setState('idle'),
      () => setState('failed'),
    );
  };
  return (
    <li className={styles.file}>
      <div className={styles.fileFacts}>
        <span className={styles.fileName}>{file.name}</span>
        <span className={styles.facts}>{formatFileSize(file.bytes)}</span>
        {state === 'failed' && (
          <span role="alert" className={styles.problem}>
            받지 못했어요. 다시 눌러주세요.
          </span>
        )}
      </div>
      <Button
        size="sm"
        icon={<Download />}
        loading={state === 'loading'}
        loadingLabel="받는 중"
        aria-label={`${file.name} 받기`}
        onClick={download}
      >
        받기
      </Button>
    </li>
  );
}
