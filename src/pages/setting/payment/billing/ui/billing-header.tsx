import { ChevronLeft } from '@/shared/icons';
import { href } from '@/shared/routes';
import { Link } from '@/shared/ui/actions/link';
import { PageHeader } from '@/shared/ui/layout/page-header';
import * as styles from './billing.css';

export const BillingHeader = ({ title }: { title: string }) => (
  <>
    <p className={styles.back}>
      <Link tone="neutral" to={href('settingPayment')}>
        <ChevronLeft />
        결제와 크레딧
      </Link>
    </p>
    <PageHeader title={title} />
  </>
);
