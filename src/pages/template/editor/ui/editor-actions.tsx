import { Check, Ellipsis, Eye, Settings2, UsersRound } from '@/shared/icons';
import { Button } from '@/shared/ui/actions/button';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { useLayout } from '@/shared/ui/layout/responsive';

type EditorActionsProps = {
  slotCount: number;
  onSlots: () => void;
  onSettings: () => void;
  onRehearse: () => void;
  onPublish: () => void;
};

/** A phone only has room for two buttons, so the others go into a menu. */
export function EditorActions({ slotCount, onSlots, onSettings, onRehearse, onPublish }: EditorActionsProps) {
  const isMobile = useLayout() === 'mobile';
  const others = [
    { label: `역할 ${slotCount}`, icon: <UsersRound />, onSelect: onSlots },
    { label: '설정', icon: <Settings2 />, onSelect: onSettings },
    { label: '미리 보기', icon: <Eye />, onSelect: onRehearse },
  ];
  return (
    <>
      {isMobile ? (
        <DropdownMenu
          label="더 보기"
          align="start"
          trigger={<Button icon={<Ellipsis />}>더 보기</Button>}
          items={others}
        />
      ) : (
        others.map(({ label, icon, onSelect }) => (
          <Button key={label} icon={icon} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      <Button variant="primary" icon={<Check />} onClick={onPublish}>
        공개하기
      </Button>
    </>
  );
}
