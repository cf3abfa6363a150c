import { MailTemplateField } from '@/entities/setting/mail-template';
import type { BatchTerms } from '@/features/batch/send-to-contacts';
import { MAX_MESSAGE_LENGTH } from '@/shared/config';
import { extractDigits } from '@/shared/lib/form-rules';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import type { BatchTermsProblems } from '../model/batch-terms';
import * as styles from './send-multiple.css';

type BatchTermsFormProps = {
  terms: BatchTerms;
  problems: BatchTermsProblems;
  /** Empty if the template has no title rule. */
  titleRule: string;
  onChange: (change: Partial<BatchTerms>) => void;
};

export const BatchTermsForm = ({ terms, problems, titleRule, onChange }: BatchTermsFormProps) => (
  <section className={styles.card} aria-label="문서 설정">
    <Stack gap={4}>
      {titleRule === '' && (
        <Field label="문서 이름" error={problems.title} hint="비워두면 템플릿 이름을 써요.">
          <TextInput
            autoComplete="off"
            maxLength={400}
            value={terms.title}
            onChange={({ target }) => onChange({ title: target.value })}
          />
        </Field>
      )}
      <Field label="함께 보낼 말" optional error={problems.message}>
        <TextArea
          limit={MAX_MESSAGE_LENGTH}
          rows={3}
          value={terms.message}
          onChange={({ target }) => onChange({ message: target.value })}
        />
      </Field>
      <Field label="마감까지 며칠" error={problems.expiryDays} hint="보낸 날부터 세요. 마감이 지나면 서명할 수 없어요.">
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          tail="일"
          value={terms.expiryDays}
          onChange={({ target }) => onChange({ expiryDays: extractDigits(target.value) })}
        />
      </Field>
      <MailTemplateField value={terms.mailTemplate} onChange={(mailTemplate) => onChange({ mailTemplate })} />
    </Stack>
  </section>
);
