import type { ReactNode } from 'react';
import { formatRelativePast } from '@/shared/lib/seoul-time';
import { Banner } from '@/shared/ui/feedback/banner';
import { Stamp } from '@/shared/ui/feedback/stamp';
import { hasNobodyToAct } from '../model/progress';
import type { ContractViewProps } from './contract-view';
import * as styles from './contract.css';

type ContractNoteProps = Pick<ContractViewProps, 'contract' | 'acts' | 'now'>;

export function ContractNote(props: ContractNoteProps) {
  const words = wordsOf(props);
  return words && <div className={styles.note}>{words}</div>;
}

function wordsOf({ contract, acts, now }: ContractNoteProps): ReactNode {
  const { status, sealState, sealError, receivers, endReason, endedAt } = contract;
  if (status === 'COMPLETED')
    return (
      <div className={styles.completed}>
        <Stamp size={72} />
        <p>
          <strong className={styles.completedTitle}>
            {hasNobodyToAct(receivers) ? '문서를 잠갔어요' : '모두 서명했어요'}
          </strong>
          {endedAt && `${formatRelativePast(endedAt, now)}에 끝났어요.`} 이제 아무도 고칠 수 없어요.
        </p>
      </div>
    );
  if (status === 'REJECTED') {
    const who = receivers.find(({ state }) => state === 'REJECTED')?.name ?? '받는 분';
    return (
      <Banner tone="danger">
        {who} 님이 거절했어요: “{endReason}”
      </Banner>
    );
  }
  if (status === 'CANCELLED')
    return <Banner tone="neutral">보내기를 취소했어요{endReason ? `: “${endReason}”` : '.'}</Banner>;
  if (status === 'EXPIRED')
    return (
      <Banner tone="warning">
        마감이 지났어요.{acts.includes('extend') && ' 30일 안에는 마감을 늘려서 이어갈 수 있어요.'}
      </Banner>
    );
  if (sealState === 'PENDING') {
    const all = hasNobodyToAct(receivers) ? '서명할 분이 없어서 바로 잠가요.' : '모두 서명했어요.';
    return <Banner tone="accent">{all} 문서를 잠그는 중이에요.</Banner>;
  }
  if (sealState === 'RETRYING')
    return <Banner tone="warning">잠그지 못했어요. 다시 해볼게요.{sealError && ` (${sealError})`}</Banner>;
  if (sealState === 'HELD')
    return (
      <Banner tone="danger">
        기록과 맞지 않는 곳이 있어 잠그지 않았어요. 운영하는 분이 확인하고 있어요.
        {acts.includes('cancel') && ' 기다리기 어려우면 취소하고 다시 보낼 수 있어요.'}
      </Banner>
    );
  return null;
}
