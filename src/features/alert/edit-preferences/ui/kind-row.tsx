import { ALERT_KIND_LABELS } from '#rules/alert-words.ts';
import type { AlertMail, AlertPreferences } from '@/entities/alert';
import { Select } from '@/shared/ui/inputs/select';
import { Switch } from '@/shared/ui/inputs/switch';
import * as styles from './preferences.css';

type KindRowProps = {
  choice: AlertPreferences['kinds'][number];
  onChange: (change: { screen?: boolean; mail?: AlertMail }) => void;
};

const MAILS: readonly { value: AlertMail; label: string }[] = [
  { value: 'NOW', label: '메일 바로' },
  { value: 'DAY', label: '메일 매일 9시' },
  { value: 'OFF', label: '메일 안 받기' },
];

export function KindRow({ choice: { kind, screen, mail, isScreenFixed, isMailFixed }, onChange }: KindRowProps) {
  const name = ALERT_KIND_LABELS[kind];
  return (
    <li className={styles.kind}>
      <Switch
        label={name}
        checked={screen}
        disabledReason={isScreenFixed ? '보안 알림은 끌 수 없어요.' : undefined}
        onCheckedChange={(isOn) => onChange({ screen: isOn })}
      />
      {isMailFixed ? (
        <span className={styles.fixedNote}>메일은 늘 바로 보내요</span>
      ) : (
        <Select
          aria-label={`${name} 메일`}
          options={MAILS}
          value={mail}
          onValueChange={(next) => onChange({ mail: next })}
          className={styles.mail}
        />
      )}
    </li>
  );
}
