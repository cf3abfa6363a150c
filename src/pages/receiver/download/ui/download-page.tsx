import { useLocation } from 'react-router-dom';
import { DownloadView, useCopiesMessages } from '@/features/receiver/keep-copies';
import { href, paths } from '@/shared/routes';
import { CopiesFrame } from '@/widgets/receiver-frame';

export function DownloadPage() {
  const { downloads } = useCopiesMessages();
  const what = useLocation().pathname === paths.downloadCertificates ? 'certificates' : 'copies';
  return (
    <CopiesFrame title={downloads[what]}>
      {({ certificate, document }) => (
        <DownloadView
          what={what}
          url={what === 'copies' ? document.url : (certificate?.url ?? null)}
          copiesHref={href('copies')}
          start={(address) => window.location.assign(address)}
        />
      )}
    </CopiesFrame>
  );
}
