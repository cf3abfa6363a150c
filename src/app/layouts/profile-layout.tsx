import { AppShell, PROFILE_GROUPS } from '@/widgets/app-shell';

export const Component = () => <AppShell nav={{ title: '내 정보', groups: PROFILE_GROUPS }} />;
