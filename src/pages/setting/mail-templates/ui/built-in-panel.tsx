import { Copy } from '@/shared/icons';
import { useState } from 'react';
import type { MailText } from '@/entities/setting/mail-template';
import { findText } from '@/features/mail-template/edit-words';
import { Button } from '@/shared/ui/actions/button';
import { Card } from '@/shared/ui/layout/card';
import { Stack } from '@/shared/ui/layout/stack';
import { KindChoice, type MailTextKey } from './kind-choice';
import { PreviewPane } from './preview-pane';
import * as styles from './mail-templates.css';

type BuiltInPanelProps = {
  builtIn: readonly MailText[];
  mayManage: boolean;
  onCopy: (text: MailText) => void;
};

/** The built-in wording can be copied but not changed or deleted. */
export function BuiltInPanel({ builtIn, mayManage, onCopy }: BuiltInPanelProps) {
  const [place, setPlace] = useState<MailTextKey>({ kind: 'SIGN_REQUEST', language: 'ko' });
  const text = findText(builtIn, place);
  return (
    <Card>
      <div className={styles.header}>
        <h2 className={styles.name}>기본 메일</h2>
        {mayManage && text && (
          <Button icon={<Copy />} onClick={() => onCopy(text)}>
            복사해서 고치기
          </Button>
        )}
      </div>
      <Stack gap={4}>
        <KindChoice place={place} own={[]} onChange={setPlace} />
        {text && <PreviewPane text={text} mayManage={mayManage} />}
      </Stack>
    </Card>
  );
}
