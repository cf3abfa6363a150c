import { AppShell } from '@/widgets/app-shell';

/** For pages that fill the sheet to its edges. */
export const Component = () => <AppShell padded={false} />;
