import { formatCount } from '@/entities/batch';
import { Spinner } from '@/shared/ui/feedback/spinner';

export const RowsLoading = ({ count }: { count: number }) => (
  <Spinner label={`${formatCount(count)}건을 불러오고 있어요`} />
);
