import type { Channel } from '../api/contract';
import { CHANNEL_WORDS } from './words';

/** The channels to use, as one choice in the form. The contract stores a list. */
export type Way = Channel | 'BOTH';

export const WAYS: readonly { value: Way; label: string }[] = [
  { value: 'MAIL', label: CHANNEL_WORDS.MAIL },
  { value: 'SMS', label: CHANNEL_WORDS.SMS },
  { value: 'BOTH', label: '둘 다' },
];

export const wayOf = (channels: readonly Channel[]): Way => (channels.length === 2 ? 'BOTH' : (channels[0] ?? 'MAIL'));
export const channelsOf = (way: Way): Channel[] => (way === 'BOTH' ? ['MAIL', 'SMS'] : [way]);
