import { useEffect, useRef } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { EmptyState } from '@/shared/ui/feedback/empty-state';
import * as styles from './send-inquiry.css';

type InquirySentProps = { email: string; onAgain: () => void };

export function InquirySent({ email, onAgain }: InquirySentProps) {
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => area.current?.focus(), []);
  return (
    <div ref={area} tabIndex={-1} className={styles.sent}>
      <EmptyState
        kind="nothing-left"
        title="하루 안에 메일로 답할게요"
        description={`${email} 주소로 보내드려요. 보이지 않으면 스팸 메일함도 봐주세요.`}
        actions={
          <Button variant="secondary" size="lg" onClick={onAgain}>
            하나 더 물어보기
          </Button>
        }
      />
    </div>
  );
}
