import type { StoreTemplate } from '@/entities/store-template';
import { Button } from '@/shared/ui/actions/button';
import type { CopyState } from '../api/copy-store-templates';

export type CopyButtonsProps = {
  form: Pick<StoreTemplate, 'title'>;
  state: CopyState | undefined;
  maySend: boolean;
  size?: 'sm' | 'lg';
  onCopy: () => void;
  onSend: (templateId: string) => void;
  onEdit: (templateId: string) => void;
};

type Act = { label: string; isBusy: boolean; onAct: () => void };

function listActs({ state, maySend, onCopy, onSend, onEdit }: CopyButtonsProps): Act[] {
  if (state?.status !== 'copied') {
    const label = state?.status === 'failed' ? '다시 가져오기' : '가져오기';
    return [{ label, isBusy: state?.status === 'copying', onAct: onCopy }];
  }
  const { templateId } = state;
  const edit = { label: '고치기', isBusy: false, onAct: () => onEdit(templateId) };
  return maySend ? [{ label: '바로 보내기', isBusy: false, onAct: () => onSend(templateId) }, edit] : [edit];
}

/** The first button stays the same element, to keep focus once the form has been copied. */
export function CopyButtons(props: CopyButtonsProps) {
  const { form, size = 'sm', state } = props;
  const [first, second] = listActs(props);
  const isWanted = size === 'lg' || state?.status === 'copied';
  return (
    <>
      {first && (
        <Button
          size={size}
          variant={isWanted ? 'primary' : 'soft'}
          loading={first.isBusy}
          aria-label={`${form.title} ${first.label}`}
          onClick={first.onAct}
        >
          {first.label}
        </Button>
      )}
      {second && (
        <Button size={size} aria-label={`${form.title} ${second.label}`} onClick={second.onAct}>
          {second.label}
        </Button>
      )}
    </>
  );
}
