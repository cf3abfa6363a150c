import { AppShell } from '@/widgets/app-shell';

export const Component = () => <AppShell />;
