import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { hasProviderScript } from '@/entities/payment/provider-window';

/**
 * Wraps the pages with a payment window. The provider's script stays in the document once loaded, so leaving these
 * pages reloads it.
 */
export function Component() {
  useEffect(
    () => () => {
      if (hasProviderScript()) location.reload();
    },
    [],
  );
  return <Outlet />;
}
