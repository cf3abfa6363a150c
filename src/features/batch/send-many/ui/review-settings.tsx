import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { readExpiryDays } from '#rules/expiry-days.ts';
import { countGraphemes } from '#rules/graphemes.ts';
import type { Batch, BatchSettings } from '@/entities/batch';
import { MailTemplateField } from '@/entities/setting/mail-template';
import { getErrorMessage } from '@/shared/api';
import { MAX_MESSAGE_LENGTH, MAX_TITLE_LENGTH } from '@/shared/config';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { Field } from '@/shared/ui/inputs/field';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { Stack } from '@/shared/ui/layout/stack';
import { changeSettings } from '../api/change-settings';

type ReviewSettingsProps = {
  batch: Batch;
  hasTitleRule: boolean;
  templateMail: string | undefined;
  onChanged: (batch: Batch) => void;
};

/** Settings that override the template's in every document of this batch. */
export function ReviewSettings({ batch, hasTitleRule, templateMail, onChanged }: ReviewSettingsProps) {
  const { settings } = batch;
  const [title, setTitle] = useState(settings.title ?? '');
  const [message, setMessage] = useState(settings.message ?? '');
  const [days, setDays] = useState(settings.expiryDays === undefined ? '' : String(settings.expiryDays));
  const [mailTemplate, setMailTemplate] = useState(settings.mailTemplate ?? templateMail);
  const save = useMutation({
    mutationFn: (next: BatchSettings) => changeSettings(batch, next),
    onSuccess: (changed) => onChanged(changed),
  });
  const expiryDays = readExpiryDays(days);
  const isDaysWrong = days.trim() !== '' && expiryDays === null;
  const isTooLong = countGraphemes(message) > MAX_MESSAGE_LENGTH || countGraphemes(title) > MAX_TITLE_LENGTH;
  const next: BatchSettings = {
    ...(title.trim() !== '' && { title: title.trim() }),
    ...(message !== '' && { message }),
    ...(expiryDays !== null && { expiryDays }),
    ...(mailTemplate !== undefined && mailTemplate !== templateMail && { mailTemplate }),
  };
  const isChanged = JSON.stringify(next) !== JSON.stringify(withKnownOrder(settings));
  return (
    <Stack gap={4}>
      {!hasTitleRule && (
        <Field label="문서 이름" optional hint="비워두면 템플릿 이름을 써요.">
          <TextInput value={title} onChange={(event) => setTitle(event.target.value)} />
        </Field>
      )}
      <Field label="전할 말" optional hint="비워두면 템플릿에 적은 말을 보내요.">
        <TextArea limit={MAX_MESSAGE_LENGTH} value={message} onChange={(event) => setMessage(event.target.value)} />
      </Field>
      <Field
        label="마감까지 며칠"
        optional
        hint="비워두면 템플릿에서 정한 날을 써요."
        error={isDaysWrong ? '1에서 365 사이의 숫자로 적어주세요.' : undefined}
      >
        <TextInput inputMode="numeric" value={days} onChange={(event) => setDays(event.target.value)} />
      </Field>
      <MailTemplateField value={mailTemplate} onChange={setMailTemplate} />
      {save.error && <Banner tone="danger">{getErrorMessage(save.error)}</Banner>}
      {isChanged && (
        <Button
          loading={save.isPending}
          disabledReason={isDaysWrong || isTooLong ? '적은 것을 먼저 고쳐주세요.' : undefined}
          onClick={() => save.mutate(next)}
        >
          바꾼 것 저장하기
        </Button>
      )}
    </Stack>
  );
}

const withKnownOrder = ({ title, message, expiryDays, mailTemplate }: BatchSettings): BatchSettings => ({
  ...(title !== undefined && { title }),
  ...(message !== undefined && { message }),
  ...(expiryDays !== undefined && { expiryDays }),
  ...(mailTemplate !== undefined && { mailTemplate }),
});
