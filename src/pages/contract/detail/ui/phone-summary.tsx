import { ChevronRight } from '@/shared/icons';
import { ContractBadge, type Contract } from '@/entities/contract';
import type { DocumentPage } from '@/entities/document';
import { formatRelativeDeadline } from '@/shared/lib/seoul-time';
import { countProgress, describeTurn } from '../model/progress';
import * as styles from './contract.css';

export function PhoneSummary({ contract, now }: { contract: Contract; now: Date }) {
  const { status, expiresAt, receivers } = contract;
  const badge = <ContractBadge contract={contract} now={now} />;
  const turn = status === 'IN_PROGRESS' ? describeTurn(receivers) : null;
  if (turn === null) return <div className={styles.phoneBadge}>{badge}</div>;
  const { done, total } = countProgress(receivers);
  return (
    <div className={styles.phoneSummary}>
      <p className={styles.phoneCurrentTurn}>{turn}</p>
      {badge}
      <p className={styles.phoneDoneCount}>
        {total}명 중 {done}명이 서명했어요{expiresAt && ` · ${formatRelativeDeadline(expiresAt, now)}까지`}
      </p>
    </div>
  );
}

type DocumentCardProps = { contract: Contract; pages: readonly DocumentPage[]; onOpen: () => void };

export const DocumentCard = ({ contract, pages, onOpen }: DocumentCardProps) => (
  <button type="button" className={styles.documentCard} onClick={onOpen}>
    <span className={styles.documentThumb}>
      {pages[0] && (
        <img src={pages[0].imageUrl} alt="" onError={({ currentTarget }) => (currentTarget.hidden = true)} />
      )}
    </span>
    <span className={styles.documentText}>
      <strong>문서 보기</strong>
      <span className={styles.documentNote}>
        {[`${pages.length}쪽`, contract.documentNo].filter(Boolean).join(' · ')}
      </span>
    </span>
    <ChevronRight />
  </button>
);
