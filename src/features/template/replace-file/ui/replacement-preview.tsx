import { useQuery } from '@tanstack/react-query';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Row, Stack } from '@/shared/ui/layout/stack';
import { replacementQuery, useReplaceFile, type Replacement, type ReplacementInput } from '../api/replacement';
import { describeReplacement } from './describe-replacement';
import * as styles from './replacement.css';

type ReplacementPreviewProps = ReplacementInput & {
  onReplaced: (replaced: Replacement) => void;
  /** Called if somebody else has saved the template in the meantime. */
  onReload: () => void;
};

export function ReplacementPreview({ onReplaced, onReload, ...input }: ReplacementPreviewProps) {
  const told = useQuery(replacementQuery(input));
  const replace = useReplaceFile(input, onReplaced);
  const error = replace.error ?? told.error;
  if (error)
    return (
      <Banner
        tone="danger"
        action={
          error.code === 'VERSION_CONFLICT' ? (
            <Button size="sm" onClick={onReload}>
              다시 불러오기
            </Button>
          ) : (
            <Button size="sm" onClick={() => (replace.error ? replace.mutate() : void told.refetch())}>
              다시 해보기
            </Button>
          )
        }
      >
        {getErrorMessage(error)}
      </Banner>
    );
  if (!told.data) return <Spinner label="칸이 어디로 갈지 살펴보고 있어요" />;
  const { lost } = told.data;
  return (
    <Stack gap={3}>
      <p className={styles.summary}>{describeReplacement(told.data)}</p>
      {lost.length > 0 && (
        <ul className={styles.unplacedFields} aria-label="자리를 확인할 칸">
          {lost.map(({ fieldId, name, page }) => (
            <li key={fieldId}>
              {name || '이름 없는 칸'} <span className={styles.page}>{page}쪽</span>
            </li>
          ))}
        </ul>
      )}
      <Row>
        <Button variant="primary" loading={replace.isPending} loadingLabel="바꾸는 중" onClick={() => replace.mutate()}>
          이 파일로 바꾸기
        </Button>
      </Row>
    </Stack>
  );
}
