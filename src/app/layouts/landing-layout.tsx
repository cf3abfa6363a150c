import { Outlet } from 'react-router-dom';
import { LandingShell } from '@/widgets/landing-shell';

export const Component = () => (
  <LandingShell>
    <Outlet />
  </LandingShell>
);
