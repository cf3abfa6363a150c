import { fromCallback, type AnyEventObject } from 'xstate';
import { newRequestKey } from '@/shared/api';
import type { Handed } from '../api/kept-values';

const CHANNEL = 'dojang-signing';

type Message =
  | { type: 'taken'; receiverUuid: string; tab: string; at: number }
  | { type: 'handed'; receiverUuid: string; to: string; kept: Handed };
export type SeatInput = { receiverUuid: string };
/** And what it hears of it. */
export type SeatEvent = { type: 'taken' } | { type: 'handed'; kept: Handed };

/**
 * Of several tabs of one browser in which the same receiver has the document open, the one that was opened last writes. It says so,
 * and is handed what the other one had not sent yet.
 */
export const seat = fromCallback<AnyEventObject, SeatInput>(({ input: { receiverUuid }, sendBack, receive }) => {
  const tab = newRequestKey();
  const channel = new BroadcastChannel(CHANNEL);
  const post = (message: Message) => channel.postMessage(message);
  let takenAt = 0;
  /** The one who took it from here. */
  let other = '';

  const take = () => {
    takenAt = Date.now();
    post({ type: 'taken', receiverUuid, tab, at: takenAt });
  };
  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.receiverUuid !== receiverUuid) return;
    if (data.type === 'handed') {
      if (data.to === tab) sendBack({ type: 'handed', kept: data.kept });
      return;
    }
    // Both began at once: one of them stays.
    if (data.at < takenAt || (data.at === takenAt && data.tab < tab)) return;
    other = data.tab;
    sendBack({ type: 'taken' });
  });
  receive((command) => {
    if (command.type === 'take') take();
    if (command.type === 'hand') post({ type: 'handed', receiverUuid, to: other, kept: command['kept'] });
  });
  take();
  return () => channel.close();
});
