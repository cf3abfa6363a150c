import { getReceiverClass } from '@/shared/styles';
import { mark } from './parties.css';

/** A party's coloured number, used on fields, in lists and on the floating bar. */
export const PartyMark = ({ place, size = 'md' }: { place: number | null; size?: 'sm' | 'md' }) => (
  <span className={`${getReceiverClass(place)} ${mark({ size })}`} aria-hidden>
    {place === null ? '보' : place + 1}
  </span>
);
