import { Download, Printer } from '@/shared/icons';
import { toDownloadUrl, type Certificate } from '@/entities/copy';
import { PdfSheets } from '@/entities/document';
import { Banner } from '@/shared/ui/feedback/banner';
import { ButtonLink } from '@/shared/ui/actions/button';
import { Link } from '@/shared/ui/actions/link';
import { StepScreen } from '@/shared/ui/layout/step-screen';
import { useCopiesMessages } from '../model/messages';
import * as styles from './certificate-view.css';

export type CertificateViewProps = { certificate: Certificate | null; copiesHref: string };

export function CertificateView({ certificate, copiesHref }: CertificateViewProps) {
  const { certificates: words, moment } = useCopiesMessages();
  if (!certificate)
    return (
      <StepScreen
        takesFocus
        title={words.none}
        description={words.noneMore}
        action={
          <ButtonLink variant="primary" size="xl" fullWidth to={copiesHref}>
            {words.back}
          </ButtonLink>
        }
      />
    );
  const { certificateNo, issuedAt, url } = certificate;
  return (
    <StepScreen
      takesFocus
      title={words.title}
      action={
        <div className={styles.actions}>
          <ButtonLink variant="primary" size="xl" fullWidth icon={<Download />} to={toDownloadUrl(url)} reloadDocument>
            {words.download}
          </ButtonLink>
          <ButtonLink
            variant="secondary"
            size="xl"
            icon={<Printer />}
            to={url}
            reloadDocument
            target="_blank"
            rel="noreferrer"
          >
            {words.print}
          </ButtonLink>
        </div>
      }
      note={
        <Link to={copiesHref} tone="neutral">
          {words.back}
        </Link>
      }
    >
      <dl className={styles.facts}>
        <div className={styles.row}>
          <dt className={styles.term}>{words.number}</dt>
          <dd className={styles.value}>{certificateNo}</dd>
        </div>
        <div className={styles.row}>
          <dt className={styles.term}>{words.issued}</dt>
          <dd className={styles.value}>{moment(issuedAt)}</dd>
        </div>
      </dl>
      <PdfSheets url={url} pageName={words.page} failure={<Banner tone="warning">{words.failed}</Banner>} />
    </StepScreen>
  );
}
