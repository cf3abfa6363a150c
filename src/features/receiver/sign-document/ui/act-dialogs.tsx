import { useState, type FormEvent } from 'react';
import { isEmail, tidyEmail } from '#rules/email.ts';
import { isPhoneNumber } from '#rules/phone-number.ts';
import { countGraphemes } from '#rules/graphemes.ts';
import type { Delegate } from '@/entities/sign-contract';
import { getErrorMessage, type ApiError } from '@/shared/api';
import { Banner } from '@/shared/ui/feedback/banner';
import { Button } from '@/shared/ui/actions/button';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { Field } from '@/shared/ui/inputs/field';
import { PhoneInput } from '@/shared/ui/inputs/phone-input';
import { Stack } from '@/shared/ui/layout/stack';
import { TextArea, TextInput } from '@/shared/ui/inputs/text-input';
import { useMessages } from '../messages';

type ActProps = { isBusy: boolean; failure: ApiError | null; onClose: () => void };

const FORM = 'sign-act';

type FrameProps = ActProps & {
  title: string;
  words: string;
  confirm: string;
  tone: 'primary' | 'danger';
  isDirty: boolean;
  onSubmit: () => void;
  children: React.ReactNode;
};

function Frame({ title, words, confirm, tone, isDirty, isBusy, failure, onClose, onSubmit, children }: FrameProps) {
  const t = useMessages();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={words}
      dirty={isDirty}
      footer={
        <>
          <DialogCancel>{t.cancel}</DialogCancel>
          <Button variant={tone} size="lg" type="submit" form={FORM} loading={isBusy}>
            {confirm}
          </Button>
        </>
      }
    >
      <form id={FORM} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {failure && <Banner tone="danger">{getErrorMessage(failure)}</Banner>}
          {children}
        </Stack>
      </form>
    </Dialog>
  );
}

export function DeclineDialog(props: ActProps & { onDecline: (reason: string) => void }) {
  const t = useMessages();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const count = countGraphemes(reason.trim().normalize('NFC'));
    const found = count < 2 ? t.reasonShort : count > 500 ? t.reasonLong : null;
    setProblem(found);
    if (!found) props.onDecline(reason.trim());
  };
  return (
    <Frame
      {...props}
      title={t.declineTitle}
      words={t.declineWords}
      confirm={t.decline}
      tone="danger"
      isDirty={reason !== ''}
      onSubmit={submit}
    >
      <Field label={t.reason} error={problem}>
        <TextArea rows={4} value={reason} onChange={(event) => setReason(event.target.value)} />
      </Field>
    </Frame>
  );
}

export function AskDialog(props: ActProps & { senderName: string; onAsk: (text: string) => void }) {
  const t = useMessages();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const submit = () => {
    const count = countGraphemes(text.trim().normalize('NFC'));
    const found = count < 1 ? t.questionMissing : count > 1_000 ? t.questionLong : null;
    setProblem(found);
    if (!found) props.onAsk(text.trim());
  };
  return (
    <Frame
      {...props}
      title={t.askTitle}
      words={t.askWords(props.senderName)}
      confirm={t.askDo}
      tone="primary"
      isDirty={text !== ''}
      onSubmit={submit}
    >
      <Field label={t.question} error={problem}>
        <TextArea rows={5} value={text} onChange={(event) => setText(event.target.value)} />
      </Field>
    </Frame>
  );
}

type DelegateDialogProps = ActProps & {
  /** True if the delegate needs the access code, which no message to them contains. */
  hasAccessCode: boolean;
  onDelegate: (delegate: Delegate) => void;
};

export function DelegateDialog(props: DelegateDialogProps) {
  const t = useMessages();
  const [typed, setTyped] = useState({ name: '', email: '', phone: '' });
  const [isSaid, setIsSaid] = useState(false);
  const name = typed.name.trim();
  const email = tidyEmail(typed.email);
  const problems = {
    name: name ? null : t.nameMissing,
    email: email ? (isEmail(email) ? null : t.emailWrong) : typed.phone ? null : t.contactMissing,
    phone: typed.phone && !isPhoneNumber(typed.phone) ? t.phoneWrong : null,
  };
  const submit = () => {
    setIsSaid(true);
    if (problems.name || problems.email || problems.phone) return;
    props.onDelegate({ name, ...(email && { email }), ...(typed.phone && { phone: typed.phone }) });
  };
  const said = (problem: string | null) => (isSaid ? problem : null);
  return (
    <Frame
      {...props}
      title={t.delegateTitle}
      words={props.hasAccessCode ? `${t.delegateWords} ${t.delegatePassword}` : t.delegateWords}
      confirm={t.delegateDo}
      tone="primary"
      isDirty={Object.values(typed).some(Boolean)}
      onSubmit={submit}
    >
      <Field label={t.delegateName} error={said(problems.name)}>
        <TextInput
          value={typed.name}
          maxLength={50}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, name: event.target.value })}
        />
      </Field>
      <Field label={t.delegateEmail} error={said(problems.email)}>
        <TextInput
          type="email"
          inputMode="email"
          value={typed.email}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, email: event.target.value })}
        />
      </Field>
      <Field label={t.delegatePhone} optional={t.optional} error={said(problems.phone)}>
        <PhoneInput
          value={typed.phone}
          autoComplete="off"
          onChange={(event) => setTyped({ ...typed, phone: event.target.value })}
        />
      </Field>
    </Frame>
  );
}
