import { getReceiverClass } from '@/shared/styles';
import { mark } from './parties.css';

export const PartyMark = ({ place, size = 'md' }: { place: number | null; size?: 'sm' | 'md' }) => (
  <span className={`${getReceiverClass(place)} ${mark({ size })}`} aria-hidden>
    {place === null ? '보' : place + 1}
  </span>
);
