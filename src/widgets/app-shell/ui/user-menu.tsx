import { BuildingComplex, LogOut, Monitor, Moon, Stamp, Sun, User } from '@/shared/icons';
import { useSession } from '@/entities/user';
import { useSignOut } from '@/features/auth/sign-out';
import { useTheme, type ThemeChoice } from '@/shared/lib/theme';
import { href } from '@/shared/routes';
import { Avatar } from '@/shared/ui/data/avatar';
import { DropdownMenu } from '@/shared/ui/actions/dropdown-menu';
import { UserButton } from './top-bar';
import { IconButton } from '@/shared/ui/actions/icon-button';

const THEMES: { value: ThemeChoice; label: string; icon: React.ReactNode }[] = [
  { value: 'light', label: '밝게', icon: <Sun /> },
  { value: 'dark', label: '어둡게', icon: <Moon /> },
  { value: 'system', label: '기기에 맞춤', icon: <Monitor /> },
];

export function UserMenu({ compact = false }: { compact?: boolean }) {
  const { user } = useSession();
  const signOut = useSignOut();
  const [theme, chooseTheme] = useTheme();
  const photo = user.profileImgUrl ?? undefined;

  return (
    <DropdownMenu
      label="내 메뉴"
      align="end"
      trigger={
        compact ? (
          <IconButton label="내 메뉴" icon={<Avatar name={user.name} me photo={photo} />} />
        ) : (
          <UserButton name={user.name} photo={photo} />
        )
      }
      items={[
        { label: '내 정보', icon: <User />, to: href('profileInformation') },
        { label: '내 서명과 도장', icon: <Stamp />, to: href('profileSign') },
        { label: '초대받은 조직', icon: <BuildingComplex />, to: href('profileInvitedOrganization') },
        'separator',
        {
          kind: 'choice',
          label: '화면 밝기',
          value: theme,
          options: THEMES,
          onValueChange: (value) => {
            const choice = THEMES.find((option) => option.value === value);
            if (choice) chooseTheme(choice.value);
          },
        },
        'separator',
        { label: '로그아웃', icon: <LogOut />, onSelect: () => signOut.mutate({}) },
      ]}
    />
  );
}
