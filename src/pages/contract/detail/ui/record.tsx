import { useState } from 'react';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { LinkButton } from '@/shared/ui/actions/link';
import { Drawer } from '@/shared/ui/overlays/sheet';
import { Skeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { Timeline } from '@/shared/ui/data/timeline';
import { toTimeline } from '../model/to-timeline';
import type { ContractViewProps } from './contract-view';
import * as styles from './contract.css';

const SHOWN = 6;

type RecordProps = Pick<ContractViewProps, 'events' | 'recordFailed' | 'now' | 'onRetryRecord'> & { whole?: boolean };

export function ContractRecord({ events, recordFailed, now, onRetryRecord, whole = false }: RecordProps) {
  const [isOpen, setIsOpen] = useState(false);
  const entries = toTimeline(events ?? [], now);
  return (
    <section className={styles.section} aria-labelledby="record">
      <div className={styles.sectionHeader}>
        <h2 id="record" className={styles.sectionTitle}>
          기록
        </h2>
        {!whole && entries.length > SHOWN && (
          <LinkButton onClick={() => setIsOpen(true)}>모두 보기 {entries.length}</LinkButton>
        )}
      </div>
      {recordFailed && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={onRetryRecord}>
              다시 불러오기
            </Button>
          }
        >
          기록을 불러오지 못했어요.
        </Banner>
      )}
      {!events && !recordFailed && (
        <Stack gap={4} aria-busy>
          <Skeleton width="3/4" />
          <Skeleton width="1/2" />
          <Skeleton width="3/4" />
        </Stack>
      )}
      {events?.length === 0 && <p className={styles.messageNote}>보내고 나면 여기에 기록이 남아요.</p>}
      <Timeline label="기록" entries={whole ? entries : entries.slice(0, SHOWN)} />
      <Drawer open={isOpen} onOpenChange={setIsOpen} title={`기록 ${entries.length}`}>
        <Timeline label="모든 기록" entries={entries} />
      </Drawer>
    </section>
  );
}
