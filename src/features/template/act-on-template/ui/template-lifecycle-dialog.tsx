import type { TemplateListItem } from '@/entities/template';
import { getErrorMessage } from '@/shared/api';
import { ConfirmDialog } from '@/shared/ui/overlays/confirm-dialog';
import { useTemplateLifecycleAction, type TemplateLifecycleAction } from '../api/template-acts';

const WORDS: Record<TemplateLifecycleAction, { title: string; description: string; act: string }> = {
  remove: { title: '이 템플릿을 지울까요?', description: '이미 보낸 문서는 그대로 있어요.', act: '지우기' },
  retire: {
    title: '이 템플릿을 그만 쓸까요?',
    description: '보내던 문서는 그대로 끝까지 가요. 링크는 템플릿을 다시 쓸 때까지 멈춰요.',
    act: '그만 쓰기',
  },
  reopen: {
    title: '이 템플릿을 다시 쓸까요?',
    description: '다시 문서를 보낼 수 있어요. 템플릿과 함께 멈춘 링크도 다시 켜져요.',
    act: '다시 쓰기',
  },
};

type DecideDialogProps = {
  decision: TemplateLifecycleAction;
  template: Pick<TemplateListItem, 'templateId' | 'title'>;
  onDone: () => void;
  onClose: () => void;
};

export function TemplateLifecycleDialog({ decision, template, onDone, onClose }: DecideDialogProps) {
  const { title, description, act } = WORDS[decision];
  const decide = useTemplateLifecycleAction(decision, onDone);
  return (
    <ConfirmDialog
      title={title}
      description={`${template.title} · ${description}`}
      action={{ label: act, isDanger: decision === 'remove' }}
      isBusy={decide.isPending}
      failure={decide.error && getErrorMessage(decide.error)}
      onConfirm={() => decide.mutate(template.templateId)}
      onClose={onClose}
    />
  );
}
