import type { CreditEntry } from '@/entities/payment/history';
import { href } from '@/shared/routes';
import { Link } from '@/shared/ui/actions/link';
import { describeCreditSubject } from '../model/credit-cause-labels';

export const CreditSubject = ({ entry }: { entry: CreditEntry }) =>
  entry.contract ? (
    <Link tone="neutral" to={href('contract', { contractId: entry.contract.contractId })}>
      {entry.contract.title}
    </Link>
  ) : (
    (describeCreditSubject(entry) ?? '—')
  );
