import { Download, FileDown } from '@/shared/icons';
import { useEffect } from 'react';
import { toDownloadUrl } from '@/entities/copy';
import { usePointer } from '@/shared/lib/browser';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { useCopiesMessages } from '../model/messages';

export type DownloadViewProps = {
  what: 'copies' | 'certificates';
  /** Null until the file is available. */
  url: string | null;
  copiesHref: string;
  start: (address: string) => void;
};

/** Starts the download automatically, with a button in case the browser blocks it. */
export function DownloadView({ what, url, copiesHref, start }: DownloadViewProps) {
  const { downloads: words, certificates } = useCopiesMessages();
  const pointer = usePointer();
  const address = url === null ? null : toDownloadUrl(url);
  const path = url === null ? null : new URL(url, location.origin).pathname;
  // Renewing the URL's signature must not start another download.
  useEffect(() => {
    if (path !== null && address !== null) start(address);
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);

  return (
    <StepScreen
      takesFocus
      icon={<FileDown />}
      title={address === null ? certificates.none : words[what]}
      description={address === null ? certificates.noneMore : words.more[pointer]}
      action={
        address !== null && (
          <ButtonLink variant="primary" size="xl" fullWidth icon={<Download />} to={address} reloadDocument>
            {words.again}
          </ButtonLink>
        )
      }
      note={
        <Link to={copiesHref} tone="neutral">
          {certificates.back}
        </Link>
      }
    />
  );
}
