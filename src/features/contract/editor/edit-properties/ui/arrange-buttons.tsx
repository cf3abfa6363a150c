import {
  AlignCenterHorizontal,
  AlignCenterVertical,
  AlignEndHorizontal,
  AlignEndVertical,
  AlignHorizontalDistributeCenter,
  AlignStartHorizontal,
  AlignStartVertical,
  AlignVerticalDistributeCenter,
  Scaling,
} from '@/shared/icons';
import { useEditor, type Edge } from '@/features/contract/editor/place-fields';
import { IconButton } from '@/shared/ui/actions/icon-button';
import * as styles from './properties.css';

const EDGES: readonly { edge: Edge; label: string; icon: React.ReactNode }[] = [
  { edge: 'left', label: '왼쪽 맞춤', icon: <AlignStartVertical /> },
  { edge: 'center', label: '가운데 맞춤', icon: <AlignCenterVertical /> },
  { edge: 'right', label: '오른쪽 맞춤', icon: <AlignEndVertical /> },
  { edge: 'top', label: '위 맞춤', icon: <AlignStartHorizontal /> },
  { edge: 'middle', label: '가로줄 맞춤', icon: <AlignCenterHorizontal /> },
  { edge: 'bottom', label: '아래 맞춤', icon: <AlignEndHorizontal /> },
];

export function ArrangeButtons({ count }: { count: number }) {
  const { actor } = useEditor();
  const needsThree = count < 3 ? '칸을 세 개 이상 골라주세요' : undefined;
  return (
    <div className={styles.tools} role="toolbar" aria-label="칸 맞추기">
      {EDGES.map(({ edge, label, icon }) => (
        <IconButton key={edge} label={label} icon={icon} onClick={() => actor.send({ type: 'aligned', edge })} />
      ))}
      <IconButton
        label="가로 사이 같게"
        icon={<AlignHorizontalDistributeCenter />}
        disabledReason={needsThree}
        onClick={() => actor.send({ type: 'distributed', axis: 'across' })}
      />
      <IconButton
        label="세로 사이 같게"
        icon={<AlignVerticalDistributeCenter />}
        disabledReason={needsThree}
        onClick={() => actor.send({ type: 'distributed', axis: 'down' })}
      />
      <IconButton label="같은 크기로" icon={<Scaling />} onClick={() => actor.send({ type: 'sizes.matched' })} />
    </div>
  );
}
