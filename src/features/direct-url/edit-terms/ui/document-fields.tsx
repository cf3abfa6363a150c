import { MailTemplateField } from '@/entities/setting/mail-template';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import type { LinkForm, LinkProblems } from '../model/link-form';
import { LINK_PROBLEM_MESSAGES } from '../model/link-problem-messages';

type DocumentFieldsProps = {
  form: LinkForm;
  problems: LinkProblems;
  /** True if others sign after the visitor, or a deadline for them is already set. */
  hasOthers: boolean;
  onChange: (part: Partial<LinkForm>) => void;
};

/** Settings that override the template's in every document of the link. */
export function DocumentFields({ form, problems, hasOthers, onChange }: DocumentFieldsProps) {
  const said = (name: keyof LinkProblems) => {
    const problem = problems[name];
    return problem && LINK_PROBLEM_MESSAGES[problem];
  };
  return (
    <Stack gap={4}>
      <Field label="문서 이름" optional hint="비워두면 템플릿에 정한 대로 지어요." error={said('title')}>
        <TextInput
          autoComplete="off"
          maxLength={400}
          value={form.title}
          onChange={(event) => onChange({ title: event.target.value })}
        />
      </Field>
      <Field label="전할 말" optional hint="비워두면 템플릿에 적은 말을 보내요." error={said('message')}>
        <TextArea
          limit={MAX_MESSAGE_LENGTH}
          value={form.message}
          onChange={(event) => onChange({ message: event.target.value })}
        />
      </Field>
      <MailTemplateField mayFollow value={form.mailTemplate} onChange={(mailTemplate) => onChange({ mailTemplate })} />
      {hasOthers && (
        <Field
          label="다른 분의 마감까지 며칠"
          optional
          hint="링크로 온 분이 서명한 날부터 세요. 비워두면 템플릿에서 정한 날을 써요."
          error={said('days')}
        >
          <TextInput
            autoComplete="off"
            inputMode="numeric"
            maxLength={3}
            tail="일"
            value={form.days}
            onChange={(event) => onChange({ days: event.target.value })}
          />
        </Field>
      )}
    </Stack>
  );
}
