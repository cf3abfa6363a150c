import { ArrowLeft } from '@/shared/icons';
import { useState } from 'react';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { Tabs, type TabItem } from '@/shared/ui/layout/tabs';
import { DownloadMenu, MainAction, MoreMenu } from './contract-actions';
import { ContractNote } from './contract-note';
import type { ContractViewProps } from './contract-view';
import { ContractPane } from './contract-pane';
import { ContractFacts } from './contract-facts';
import { Messages } from './messages';
import { People } from './people';
import { DocumentCard, PhoneSummary } from './phone-summary';
import { ContractRecord } from './record';
import * as styles from './contract.css';
import { phoneActions } from './phone-acts.css';

type Part = 'progress' | 'document' | 'record';
const PARTS: readonly TabItem<Part>[] = [
  { value: 'progress', label: '진행' },
  { value: 'document', label: '문서' },
  { value: 'record', label: '기록' },
];

export function ContractMobile(props: ContractViewProps) {
  const { contract, sharedWith, pages, acts, now, question, onBack, onStalePictures } = props;
  const [part, setPart] = useState<Part>('progress');
  return (
    <div className={styles.page}>
      <div className={styles.phoneHeader}>
        <IconButton label="뒤로" icon={<ArrowLeft />} onClick={onBack} />
        <h1 className={styles.phoneTitle}>{contract.title}</h1>
        <MoreMenu {...props} />
      </div>
      <Tabs label="문서 보기" items={PARTS} value={part} onValueChange={setPart}>
        {part === 'progress' && (
          <>
            <PhoneSummary contract={contract} now={now} />
            <div className={styles.question}>{question}</div>
            <ContractNote contract={contract} acts={acts} now={now} />
            <People {...props} />
            {pages.length > 0 && <DocumentCard contract={contract} pages={pages} onOpen={() => setPart('document')} />}
            <ContractFacts contract={contract} sharedWith={sharedWith} />
          </>
        )}
        {part === 'document' && <ContractPane contract={contract} pages={pages} onStale={onStalePictures} />}
        {part === 'record' && (
          <>
            <ContractRecord whole {...props} />
            <Messages {...props} />
          </>
        )}
      </Tabs>
      <div className={phoneActions}>
        <DownloadMenu contract={contract} wide />
        <MainAction {...props} wide />
      </div>
    </div>
  );
}
