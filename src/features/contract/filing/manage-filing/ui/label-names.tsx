import { useMutation, useQueryClient } from '@tanstack/react-query';
import { filingQueries, LABEL_COLORS, LabelDot, type Label, type LabelColor } from '@/entities/filing';
import { getErrorMessage } from '@/shared/api';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { IconButton } from '@/shared/ui/actions/icon-button';
import { NameList, type NameAction } from '@/shared/ui/data/name-list';
import { applyLabelAction, recolorLabel } from '../api/filing-acts';

const COLOR_WORDS: Record<LabelColor, string> = {
  BLUE: '파랑',
  GREEN: '초록',
  ORANGE: '주황',
  PURPLE: '보라',
  TEAL: '청록',
  YELLOW: '노랑',
  RED: '빨강',
  GRAY: '회색',
};

export function LabelNames({ labels }: { labels: readonly Label[] }) {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: filingQueries.all() });
  const act = useMutation({ mutationFn: (what: NameAction) => applyLabelAction(what, labels.length), onSuccess });
  const paint = useMutation({
    mutationFn: ({ labelId, color }: Pick<Label, 'labelId' | 'color'>) => recolorLabel(labelId, color),
    onSuccess,
  });
  const error = act.error ?? paint.error;
  return (
    <NameList
      label="라벨"
      items={labels.map(({ labelId, name, color }) => ({
        id: labelId,
        name,
        lead: (
          <DropdownMenu
            label={`${name} 색`}
            align="start"
            trigger={<IconButton label={`${name} 색 바꾸기`} icon={<LabelDot color={color} />} />}
            items={LABEL_COLORS.map((other) => ({
              label: COLOR_WORDS[other],
              icon: <LabelDot color={other} />,
              current: other === color,
              onSelect: () => paint.mutate({ labelId, color: other }),
            }))}
          />
        ),
      }))}
      addLabel="새 라벨"
      empty="아직 라벨이 없어요."
      deleteNote="문서는 그대로 있어요."
      isBusy={act.isPending}
      error={error && getErrorMessage(error)}
      onAct={(what, onDone) => act.mutate(what, { onSuccess: onDone })}
    />
  );
}
