import { useState } from 'react';
import type { AlertPreferences } from '@/entities/alert';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { Switch } from '@/shared/ui/inputs/switch';
import { TextInput } from '@/shared/ui/inputs/text-input';
import * as styles from './preferences.css';

type Quiet = AlertPreferences['quiet'];
type QuietHoursProps = { quiet: Quiet; isBusy: boolean; onChange: (quiet: Quiet) => void };

const NIGHT = { from: '22:00', to: '08:00' };

/** Hours without emails. Both times are saved together, because neither means anything alone. */
export function QuietHours({ quiet, isBusy, onChange }: QuietHoursProps) {
  const [times, setTimes] = useState(quiet ?? NIGHT);
  const isChanged = quiet !== null && (times.from !== quiet.from || times.to !== quiet.to);
  const isWhole = times.from !== '' && times.to !== '';
  return (
    <div className={styles.quiet}>
      <Switch label="조용한 시간" checked={quiet !== null} onCheckedChange={(isOn) => onChange(isOn ? times : null)} />
      <p className={styles.fixedNote}>
        이 시간에는 메일을 모아두었다가 끝난 뒤에 한 통으로 보내요. 보안 메일은 바로 보내요.
      </p>
      {quiet !== null && (
        <div className={styles.times}>
          <Field label="시작">
            <TextInput
              type="time"
              value={times.from}
              onChange={(event) => setTimes({ ...times, from: event.target.value })}
            />
          </Field>
          <Field label="끝">
            <TextInput
              type="time"
              value={times.to}
              onChange={(event) => setTimes({ ...times, to: event.target.value })}
            />
          </Field>
          {isChanged && isWhole && (
            <Button loading={isBusy} onClick={() => onChange(times)}>
              저장하기
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
