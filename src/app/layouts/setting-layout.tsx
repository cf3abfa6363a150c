import { AppShell, SETTING_GROUPS } from '@/widgets/app-shell';

export const Component = () => <AppShell nav={{ title: '설정', groups: SETTING_GROUPS }} />;
