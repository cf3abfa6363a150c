import { Printer } from '@/shared/icons';
import { useVisitMessages, type DirectUrlVisit } from '@/features/receiver/visit-direct-url';
import { Button } from '@/shared/ui/actions/button';
import { Banner } from '@/shared/ui/feedback/banner';
import { PRINTED_BORDER, QrCode } from '@/shared/ui/data/qr-code';
import * as styles from './link-sheet.css';

type LinkSheetProps = { visit: DirectUrlVisit; address: string };

/** Anyone with the link may print this page, because it contains nothing else. */
export function LinkSheet({ visit, address }: LinkSheetProps) {
  const { sheet: words, pageTitles } = useVisitMessages();
  const { standing, title, organizationName, endsAt } = visit;
  return (
    <div className={styles.desk}>
      <title>{`${pageTitles.sheet} | 도장`}</title>
      <div className={styles.tools}>
        <Button variant="primary" size="lg" icon={<Printer />} onClick={() => window.print()}>
          {words.print}
        </Button>
        {standing !== 'OPEN' && (
          <div className={styles.warning}>
            <Banner tone="warning">{words.closed}</Banner>
          </div>
        )}
      </div>
      <main className={styles.sheet}>
        <p className={styles.organization}>{organizationName}</p>
        <h1 className={styles.title}>{title}</h1>
        <QrCode text={address} label={words.code} border={PRINTED_BORDER} className={styles.code} />
        <p className={styles.instruction}>
          {words.todo.map((line) => (
            <span key={line} className={styles.instructionLine}>
              {line}{' '}
            </span>
          ))}
        </p>
        <ol className={styles.steps}>
          {words.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <div className={styles.footer}>
          {words.byHand}
          <p className={styles.address}>{address}</p>
          {endsAt && <p>{words.until(endsAt)}</p>}
        </div>
      </main>
    </div>
  );
}
