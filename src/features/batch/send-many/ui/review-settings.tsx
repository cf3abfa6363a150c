import { MailTemplateField } from '@/entities/setting/mail-template';
import { getErrorMessage } from '@/shared/api';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '@/shared/config';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import type { BatchSettingsEditor } from '../model/use-batch-settings';

type ReviewSettingsProps = {
  settings: BatchSettingsEditor;
  hasTitleRule: boolean;
  /** The name in a row precedes the one that is typed here. */
  hasTitleColumn: boolean;
};

/** Settings that override the template's in every document of this batch. */
export function ReviewSettings({ settings, hasTitleRule, hasTitleColumn }: ReviewSettingsProps) {
  const { typed, problems, state, failure, change, retry } = settings;
  return (
    <Stack gap={4}>
      {!hasTitleRule && (
        <Field
          label="문서 이름"
          optional
          hint={
            hasTitleColumn
              ? '줄에 문서 이름을 적었으면 그 이름을 써요. 둘 다 비워두면 템플릿 이름을 써요.'
              : '비워두면 템플릿 이름을 써요.'
          }
          error={problems.isTitleLong ? `${MAX_TITLE_LENGTH}자까지 적을 수 있어요.` : undefined}
        >
          <TextInput value={typed.title} onChange={(event) => change({ title: event.target.value })} />
        </Field>
      )}
      <Field label="전할 말" optional hint="비워두면 템플릿에 적은 말을 보내요.">
        <TextArea
          limit={MAX_MESSAGE_LENGTH}
          value={typed.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      <Field
        label="마감까지 며칠"
        optional
        hint="비워두면 템플릿에서 정한 날을 써요."
        error={problems.areDaysWrong ? '1에서 365 사이의 숫자로 적어주세요.' : undefined}
      >
        <TextInput inputMode="numeric" value={typed.days} onChange={(event) => change({ days: event.target.value })} />
      </Field>
      <MailTemplateField value={typed.mailTemplate} onChange={(mailTemplate) => change({ mailTemplate })} />
      {state === 'failed' && failure && (
        <Banner
          tone="danger"
          action={
            <Button size="sm" onClick={retry}>
              다시 저장
            </Button>
          }
        >
          {getErrorMessage(failure)}
        </Banner>
      )}
    </Stack>
  );
}
