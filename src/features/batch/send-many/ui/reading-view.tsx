import { Button } from '@/shared/ui/actions/button';
import { ProgressBar } from '@/shared/ui/feedback/progress-bar';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Stack } from '@/shared/ui/layout/stack';
import * as styles from './send-many.css';

type ReadingViewProps = { fileName: string; share: number; onBack: () => void };

/** Only the upload has a percentage, because nobody knows how long the server will take to read the file. */
export const ReadingView = ({ fileName, share, onBack }: ReadingViewProps) => (
  <Stack gap={4}>
    <h1 className={styles.heading}>{fileName}</h1>
    {share < 1 ? (
      <>
        <p role="status">파일을 올리고 있어요 · {Math.round(share * 100)}%</p>
        <ProgressBar label="올린 만큼" share={share} />
      </>
    ) : (
      <Spinner label="모든 줄을 확인하고 있어요" />
    )}
    <div>
      <Button onClick={onBack}>그만두기</Button>
    </div>
  </Stack>
);
