import { ContractBadge } from '@/entities/contract';
import { PageHeader } from '@/shared/ui/layout/page-header';
import { CertificateLink, DownloadMenu, MainAction, MoreMenu } from './contract-actions';
import { ContractNote } from './contract-note';
import type { ContractViewProps } from './contract-view';
import { ContractPane } from './contract-pane';
import { ContractFacts } from './contract-facts';
import { Messages } from './messages';
import { People } from './people';
import { ContractRecord } from './record';
import * as styles from './contract.css';

export function ContractDesktop(props: ContractViewProps) {
  const { contract, sharedWith, pages, acts, now, question, onBack, onStalePictures } = props;
  return (
    <div className={styles.page}>
      <PageHeader
        title={contract.title}
        badge={<ContractBadge contract={contract} now={now} />}
        isBar
        onBack={onBack}
        actions={
          <>
            <CertificateLink contract={contract} />
            <DownloadMenu contract={contract} />
            <MainAction {...props} />
            <MoreMenu {...props} />
          </>
        }
      />
      <div className={styles.columns}>
        <ContractPane contract={contract} pages={pages} onStale={onStalePictures} />
        <div className={styles.sidePanel}>
          <div className={styles.question}>{question}</div>
          <ContractNote contract={contract} acts={acts} now={now} />
          <People {...props} />
          <ContractFacts contract={contract} sharedWith={sharedWith} />
          <ContractRecord {...props} />
          <Messages {...props} />
        </div>
      </div>
    </div>
  );
}
