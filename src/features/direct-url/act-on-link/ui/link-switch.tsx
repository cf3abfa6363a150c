import { DIRECT_URL_STATE_LABELS, type DirectUrl } from '@/entities/link/direct-url';
import { Badge } from '@/shared/ui/feedback/badge';
import { Switch } from '@/shared/ui/inputs/switch';
import { useSetLinkState } from '../api/link-acts';

/** Links that have ended get a badge instead of the switch, because they can't be switched on again. */
export function LinkSwitch({ link }: { link: DirectUrl }) {
  const { mutate, isPending, variables } = useSetLinkState();
  const { name, state, mayChange } = link;
  if (state === 'ENDED') return <Badge>{DIRECT_URL_STATE_LABELS.ENDED}</Badge>;
  return (
    <Switch
      aria-label={`${name} 받기`}
      checked={(isPending ? variables.state : state) === 'ON'}
      disabledReason={mayChange ? undefined : '링크를 만든 사람이나 관리자가 바꿀 수 있어요.'}
      onCheckedChange={(isOn) => !isPending && mutate({ link, state: isOn ? 'ON' : 'PAUSED' })}
    />
  );
}
