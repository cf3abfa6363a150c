import { useState } from 'react';
import type { components } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Combobox } from '@/shared/ui/inputs/combobox';
import { Row, Stack } from '@/shared/ui/layout/stack';
import * as styles from './send-many.css';

type SheetHeads = components['schemas']['SheetHeads'];
type MatchColumnsProps = {
  heads: SheetHeads;
  onMatch: (columns: Record<string, number>) => void;
  onBack: () => void;
};

const UNUSED = 'unused';

/** "이 열은 어떤 칸인가요?" matches each of the file's columns to a column of the form, or to none. */
export function MatchColumns({ heads, onMatch, onBack }: MatchColumnsProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(() =>
    Object.fromEntries(heads.targets.flatMap(({ key, source }) => (source === null ? [] : [[key, source]]))),
  );
  const options = [
    { value: UNUSED, label: '쓰지 않는 열' },
    ...heads.targets.map(({ key, head, isRequired }) => ({ value: key, label: isRequired ? `${head} *` : head })),
  ];
  const required = heads.targets.filter(({ isRequired }) => isRequired);
  const missing = required.filter(({ key }) => chosen[key] === undefined);
  const choose = (index: number, key: string) => {
    // Each column of the form takes its values from one column of the file.
    const others = Object.entries(chosen).filter(([known, source]) => source !== index && known !== key);
    setChosen(Object.fromEntries(key === UNUSED ? others : [...others, [key, index]]));
  };
  return (
    <Stack gap={6}>
      <div>
        <h1 className={styles.heading}>이 열은 어떤 칸인가요?</h1>
        <p className={styles.subtitle}>이름만으로는 알 수 없는 열이 있어요. 맞는 칸을 골라주세요.</p>
      </div>
      {heads.heads.length < required.length && (
        <Banner tone="warning">
          칸이 모자라요. 표 위에 제목이나 안내가 있으면 지우고, 열 이름이 적힌 줄이 첫 줄에 오게 해서 다시 올려주세요.
        </Banner>
      )}
      <table className={styles.columns}>
        <tbody>
          {heads.heads.map(({ index, head, samples }) => (
            <tr key={index}>
              <td>
                <strong>{head || `${index + 1}번째 열`}</strong>
                <div className={styles.samples}>{samples.join(' · ') || '비어 있음'}</div>
              </td>
              <td>
                <Combobox
                  aria-label={`${head || `${index + 1}번째`} 열의 칸`}
                  options={options}
                  value={Object.entries(chosen).find(([, source]) => source === index)?.[0] ?? UNUSED}
                  onValueChange={(key) => choose(index, key ?? UNUSED)}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Row gap={2}>
        <Button size="lg" onClick={onBack}>
          다른 파일 고르기
        </Button>
        <Button
          size="lg"
          variant="primary"
          disabledReason={
            missing.length > 0 ? `${missing.map(({ head }) => head).join(', ')} 열을 골라주세요.` : undefined
          }
          onClick={() => onMatch({ ...chosen })}
        >
          이대로 읽기
        </Button>
      </Row>
    </Stack>
  );
}
