import { href } from '@/shared/routes';
import { Link } from '@/shared/ui/actions/link';

/** Cards are added where they are listed. */
export const AddCard = () => <Link to={href('settingPayment')}>카드 더하기</Link>;
