import type { Channel } from '../api/contract';
import { CHANNEL_LABELS } from './words';

/** The form offers the channels as a single choice, but the contract stores a list. */
export type ChannelChoice = Channel | 'BOTH';

export const CHANNEL_CHOICES: readonly { value: ChannelChoice; label: string }[] = [
  { value: 'MAIL', label: CHANNEL_LABELS.MAIL },
  { value: 'SMS', label: CHANNEL_LABELS.SMS },
  { value: 'BOTH', label: '둘 다' },
];

export const toChannelChoice = (channels: readonly Channel[]): ChannelChoice =>
  channels.length === 2 ? 'BOTH' : (channels[0] ?? 'MAIL');
export const toChannels = (way: ChannelChoice): Channel[] => (way === 'BOTH' ? ['MAIL', 'SMS'] : [way]);
