import { Copy } from '@/shared/icons';
import type { ReactNode } from 'react';
import { formatDeadline } from '@/shared/lib/seoul-time';
import { copyText } from '@/shared/ui/feedback/toast';
import { hasNobodyToAct } from '../model/progress';
import type { ContractViewProps } from './contract-view';
import * as styles from './contract.css';

export function ContractFacts({ contract, sharedWith }: Pick<ContractViewProps, 'contract' | 'sharedWith'>) {
  const { receivers, expiresAt, scheduledAt, sender, documentNo, endedAt, status } = contract;
  const isEnded = status !== 'IN_PROGRESS' && status !== 'DRAFT' && status !== 'SCHEDULED';
  return (
    <section className={styles.section} aria-label="문서 정보">
      <dl className={styles.facts}>
        {scheduledAt && <Fact name="보낼 때">{formatDeadline(scheduledAt)}</Fact>}
        {expiresAt && !hasNobodyToAct(receivers) && <Fact name="마감">{formatDeadline(expiresAt)}</Fact>}
        {isEnded && endedAt && <Fact name="끝난 때">{formatDeadline(endedAt)}</Fact>}
        <Fact name="보낸 사람">{sender.name}</Fact>
        {sharedWith && <Fact name="나눈 그룹">{sharedWith}</Fact>}
        {documentNo && (
          <Fact name="문서 번호">
            {documentNo}
            <button
              type="button"
              className={styles.copyButton}
              aria-label="문서 번호 복사"
              onClick={() => void copyText(documentNo, '문서 번호를 복사했어요')}
            >
              <Copy />
            </button>
          </Fact>
        )}
      </dl>
    </section>
  );
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className={styles.fact}>
    <dt className={styles.factName}>{name}</dt>
    <dd className={styles.factValue}>{children}</dd>
  </div>
);
