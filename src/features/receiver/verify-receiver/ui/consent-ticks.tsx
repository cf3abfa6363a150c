import { ChevronDown } from '@/shared/icons';
import { useId, useState, type ChangeEvent } from 'react';
import { Checkbox } from '@/shared/ui/inputs/checkbox';
import { useVerifyMessages } from '../model/messages';
import type { Consents } from '../model/verify-receiver.setup';
import * as styles from './consent-ticks.css';

type ConsentTicksProps = {
  organizationName: string;
  consents: Consents;
  /** Collapses the wording of each consent, as on a letter. */
  isShort?: boolean;
  onTicked: (consents: Consents) => void;
};

/** Each consent has its own checkbox, and one ticks both. Everything is unticked at first. */
export function ConsentTicks({ organizationName, consents, isShort = false, onTicked }: ConsentTicksProps) {
  const { consents: words } = useVerifyMessages();
  const { electronic, personal } = consents;
  const size = isShort ? 'short' : 'long';
  const ticks = [
    { kind: 'electronic', label: words.electronic, more: words.electronicMore },
    { kind: 'personal', label: words.personal, more: words.personalMore(organizationName) },
  ] as const;
  return (
    <div className={styles.ticks({ size })} role="group" aria-label={words.group}>
      <div className={styles.allConsents({ size })}>
        <Checkbox
          label={words.all}
          checked={electronic && personal}
          mixed={electronic !== personal}
          onChange={({ target: { checked } }) => onTicked({ electronic: checked, personal: checked })}
        />
      </div>
      <div className={styles.singleConsent({ size })}>
        {ticks.map(({ kind, label, more }) => {
          const Tick = isShort ? FoldedTick : Checkbox;
          return (
            <Tick
              key={kind}
              label={label}
              description={more}
              checked={consents[kind]}
              onChange={({ target: { checked } }) => onTicked({ ...consents, [kind]: checked })}
            />
          );
        })}
      </div>
    </div>
  );
}

type FoldedTickProps = {
  label: string;
  description: string;
  checked: boolean;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
};

/** A consent with collapsed text, which screen readers still announce with the checkbox. */
function FoldedTick({ label, description, checked, onChange }: FoldedTickProps) {
  const { consents: words } = useVerifyMessages();
  const [isOpen, setIsOpen] = useState(false);
  const moreId = useId();
  return (
    <div className={styles.collapsed}>
      <Checkbox label={label} aria-describedby={moreId} checked={checked} onChange={onChange} />
      <button
        type="button"
        className={styles.expandButton}
        aria-label={words.read(label)}
        aria-expanded={isOpen}
        aria-controls={moreId}
        onClick={() => setIsOpen(!isOpen)}
      >
        {words.readShort}
        <ChevronDown className={styles.arrow} aria-hidden />
      </button>
      <p id={moreId} className={styles.textBlock} hidden={!isOpen}>
        {description}
      </p>
    </div>
  );
}
