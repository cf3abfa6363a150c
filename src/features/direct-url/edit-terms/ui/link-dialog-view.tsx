import { useState, type ReactNode } from 'react';
import type { TemplateSlot } from '@/entities/template';
import { getErrorMessage, type ApiError } from '@/shared/api';
import { getSeoulDay } from '@/shared/lib/seoul-time';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PageSkeleton } from '@/shared/ui/feedback/skeleton';
import { Stack } from '@/shared/ui/layout/stack';
import { Dialog, DialogCancel } from '@/shared/ui/overlays/dialog';
import { findLinkProblems, type LinkForm } from '../model/link-form';
import { DocumentFields } from './document-fields';
import { LinkFields } from './link-fields';
import { SlotPeople } from './slot-people';

export type LinkDialogViewProps = {
  title: string;
  templateTitle: string | undefined;
  initial: LinkForm;
  taken: number;
  /** Null while loading. Undefined if slots are not shown. */
  slots?: readonly TemplateSlot[] | null | undefined;
  /** The names of the sender's fields that have to be filled in first. */
  unfilled?: readonly string[];
  act: string;
  isBusy: boolean;
  failure: ApiError | null;
  onSubmit: (form: LinkForm) => void;
  onEditTemplate: () => void;
  onVerify: () => void;
  onClose: () => void;
};

const FORM = 'direct-url';
const MAX_NAMED = 3;

export function LinkDialogView(props: LinkDialogViewProps) {
  const { title, templateTitle, initial, taken, slots, unfilled = [], act, isBusy, failure, onClose } = props;
  const [form, setForm] = useState(initial);
  const [isChecked, setIsChecked] = useState(false);
  const [today] = useState(() => getSeoulDay(new Date()));
  const open = slots?.filter(({ person }) => person === 'ASK').length;
  const isOpenWrong = (open !== undefined && open !== 1) || failure?.code === 'SLOTS_OPEN';
  const problems = isChecked ? findLinkProblems(form, { taken, today }) : {};
  const change = (part: Partial<LinkForm>) => setForm({ ...form, ...part });
  const submit = () => {
    setIsChecked(true);
    if (Object.keys(findLinkProblems(form, { taken, today })).length === 0) props.onSubmit(form);
  };
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      width={560}
      title={title}
      description={templateTitle}
      dirty={form !== initial && !isBusy}
      footer={
        <>
          <DialogCancel>그만두기</DialogCancel>
          <Button
            variant="primary"
            size="lg"
            type="submit"
            form={FORM}
            loading={isBusy}
            disabledReason={
              isOpenWrong
                ? '템플릿에서 받는 분을 고쳐야 만들 수 있어요.'
                : unfilled.length > 0
                  ? '템플릿에서 보내는 쪽 칸을 채워야 만들 수 있어요.'
                  : undefined
            }
          >
            {act}
          </Button>
        </>
      }
    >
      {slots === null ? (
        <PageSkeleton />
      ) : (
        <form
          id={FORM}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Stack gap={4}>
            {isOpenWrong ? (
              <TemplateWarning onEditTemplate={props.onEditTemplate}>
                링크로 오는 분은 한 명이고 맨 먼저 서명해야 해요. 다른 받는 분은 늘 같은 분으로 정해주세요.
              </TemplateWarning>
            ) : unfilled.length > 0 ? (
              <TemplateWarning onEditTemplate={props.onEditTemplate}>
                링크로 오는 분마다 문서가 바로 만들어져요. 보내는 쪽 칸을 템플릿에서 먼저 채워주세요:{' '}
                {unfilled.slice(0, MAX_NAMED).join(', ')}
                {unfilled.length > MAX_NAMED && ` 외 ${unfilled.length - MAX_NAMED}칸`}
              </TemplateWarning>
            ) : (
              failure && <Failure failure={failure} onVerify={props.onVerify} onEditTemplate={props.onEditTemplate} />
            )}
            <LinkFields form={form} problems={problems} today={today} onChange={change} />
            <DocumentFields
              form={form}
              problems={problems}
              hasOthers={(slots?.length ?? 0) > 1 || initial.days !== ''}
              onChange={change}
            />
            {slots && slots.length > 1 && <SlotPeople slots={slots} />}
          </Stack>
        </form>
      )}
    </Dialog>
  );
}

const TemplateWarning = ({ onEditTemplate, children }: { onEditTemplate: () => void; children: ReactNode }) => (
  <Banner
    tone="warning"
    action={
      <Button size="sm" onClick={onEditTemplate}>
        템플릿 고치기
      </Button>
    }
  >
    {children}
  </Banner>
);

type FailureProps = { failure: ApiError; onVerify: () => void; onEditTemplate: () => void };

function Failure({ failure, onVerify, onEditTemplate }: FailureProps) {
  const isUnverified = failure.code === 'VERIFICATION_NEEDED';
  const problems = failure.body?.problems ?? [];
  const isTemplates = failure.code === 'CHECK_FAILED' || failure.code === 'TEMPLATE_NOT_PUBLISHED';
  return (
    <Banner
      tone="danger"
      action={
        (isUnverified || isTemplates) && (
          <Button size="sm" onClick={isUnverified ? onVerify : onEditTemplate}>
            {isUnverified ? '본인 확인하기' : '템플릿 고치기'}
          </Button>
        )
      }
    >
      {failure.code === 'CHECK_FAILED' ? '템플릿에 고칠 곳이 있어요.' : getErrorMessage(failure)}
      {problems.length > 0 && (
        <ul>
          {problems.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      )}
    </Banner>
  );
}
