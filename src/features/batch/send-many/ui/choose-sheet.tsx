import { useState } from 'react';
import { Button } from '@/shared/ui/actions/button';
import { Field } from '@/shared/ui/inputs/field';
import { RadioGroup } from '@/shared/ui/inputs/radio-group';
import { Row, Stack } from '@/shared/ui/layout/stack';
import * as styles from './send-many.css';

type ChooseSheetProps = { sheets: readonly string[]; onChoose: (sheet: string) => void; onBack: () => void };

export function ChooseSheet({ sheets, onChoose, onBack }: ChooseSheetProps) {
  const [chosen, setChosen] = useState(sheets[0] ?? '');
  return (
    <Stack gap={6}>
      <h1 className={styles.heading}>어느 시트를 읽을까요?</h1>
      <Field label="시트" group>
        <RadioGroup
          options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          value={chosen}
          onValueChange={setChosen}
        />
      </Field>
      <Row gap={2}>
        <Button size="lg" onClick={onBack}>
          다른 파일 고르기
        </Button>
        <Button size="lg" variant="primary" onClick={() => onChoose(chosen)}>
          이 시트 읽기
        </Button>
      </Row>
    </Stack>
  );
}
