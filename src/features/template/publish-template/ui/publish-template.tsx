import { useQuery } from '@tanstack/react-query';
import { Check } from '@/shared/icons';
import { useState } from 'react';
import { ProblemList, type ContractProblem } from '@/entities/contract';
import { getErrorMessage } from '@/shared/api';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Spinner } from '@/shared/ui/feedback/spinner';
import { Field } from '@/shared/ui/inputs/field';
import { TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { templateCheckQuery, usePublishTemplate } from '../api/publish';

type PublishTemplateProps = {
  templateId: string;
  version: number;
  number: number;
  /** True if only its creator can see the template. */
  isOnlyMine: boolean;
  onJump: (problem: ContractProblem) => void;
  onPublished: () => void;
  onReload: () => void;
  onClose: () => void;
};

const MAX_NOTE_LENGTH = 200;

export function PublishTemplate({ templateId, version, number, isOnlyMine, onJump, ...on }: PublishTemplateProps) {
  const [note, setNote] = useState('');
  const check = useQuery(templateCheckQuery(templateId, version));
  const publish = usePublishTemplate(templateId, version, on.onPublished);
  const isOutdated = publish.error?.code === 'VERSION_CONFLICT';
  const stopped = check.data?.mayPublish === false ? '고칠 곳을 먼저 고쳐주세요' : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !publish.isPending && on.onClose()}
      width={480}
      title={number === 1 ? '이 템플릿을 공개할까요?' : `${number}판으로 공개할까요?`}
      description={number === 1 ? '공개하면 문서를 보낼 수 있어요.' : '이미 보낸 문서는 바뀌지 않아요.'}
      dirty={note.trim() !== ''}
      footer={
        <>
          <DialogCancel>더 고치기</DialogCancel>
          {isOutdated ? (
            <Button size="lg" variant="primary" onClick={on.onReload}>
              다시 불러오기
            </Button>
          ) : check.isError ? (
            <Button size="lg" variant="primary" onClick={() => void check.refetch()}>
              다시 확인하기
            </Button>
          ) : (
            <Button
              size="lg"
              variant="primary"
              icon={<Check />}
              loading={publish.isPending}
              loadingLabel="공개하는 중"
              disabledReason={stopped ?? (check.data ? undefined : '공개해도 되는지 확인하고 있어요')}
              onClick={() => publish.mutate(note.trim())}
            >
              공개하기
            </Button>
          )}
        </>
      }
    >
      <Stack gap={4}>
        {number > 1 && (
          <Field label="바뀐 점" optional>
            <TextInput
              autoComplete="off"
              maxLength={MAX_NOTE_LENGTH}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          </Field>
        )}
        {isOnlyMine && (
          <Banner tone="neutral">지금은 나만 볼 수 있어요. 설정의 ‘누가 쓸 수 있나요?’에서 바꿀 수 있어요.</Banner>
        )}
        {check.isPending && <Spinner label="공개해도 되는지 확인하고 있어요" />}
        {check.error && <Banner tone="danger">{getErrorMessage(check.error)}</Banner>}
        {publish.error && <Banner tone="danger">{getErrorMessage(publish.error)}</Banner>}
        {check.data && check.data.problems.length > 0 && (
          <ProblemList label="공개하기 전에 볼 것" problems={check.data.problems} onJump={onJump} />
        )}
      </Stack>
    </Dialog>
  );
}
