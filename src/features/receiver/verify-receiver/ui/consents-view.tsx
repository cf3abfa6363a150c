import { useState } from 'react';
import type { ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/banner';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/checkbox';
import { StepScreen } from '@/shared/ui/step-screen';
import { failureWords, useVerifyMessages } from '../model/messages';
import * as styles from './consents-view.css';

export type ConsentsViewProps = {
  name: string;
  organizationName: string;
  isBusy: boolean;
  failure: ApiError | null;
  onConsented: () => void;
};

/** What the law wants to be asked before somebody signs on a screen: each on its own, none of them ticked. */
export function ConsentsView({ name, organizationName, isBusy, failure, onConsented }: ConsentsViewProps) {
  const { consents: words, ...all } = useVerifyMessages();
  const [electronic, setElectronic] = useState(false);
  const [personal, setPersonal] = useState(false);
  const hasBoth = electronic && personal;

  return (
    <StepScreen
      takesFocus
      title={words.title(name)}
      description={words.more}
      onSubmit={() => hasBoth && !isBusy && onConsented()}
      action={
        <>
          {failure && <Banner tone="danger">{failureWords(all.failure, failure)}</Banner>}
          <Button
            type="submit"
            variant="primary"
            size="xl"
            fullWidth
            loading={isBusy}
            loadingLabel={words.starting}
            disabledReason={hasBoth ? undefined : words.needed}
          >
            {words.start}
          </Button>
        </>
      }
    >
      <div className={styles.all}>
        <Checkbox
          label={words.all}
          checked={hasBoth}
          mixed={electronic !== personal}
          onChange={(event) => {
            setElectronic(event.target.checked);
            setPersonal(event.target.checked);
          }}
        />
      </div>
      <div className={styles.each}>
        <Checkbox
          label={words.electronic}
          description={words.electronicMore}
          checked={electronic}
          onChange={(event) => setElectronic(event.target.checked)}
        />
        <Checkbox
          label={words.personal}
          description={words.personalMore(organizationName)}
          checked={personal}
          onChange={(event) => setPersonal(event.target.checked)}
        />
      </div>
    </StepScreen>
  );
}
