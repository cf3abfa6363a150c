import { fromCallback, type AnyEventObject } from 'xstate';
import { createRequestKey } from '@/shared/api';
import type { HandedOverState } from '../api/kept-values';

const CHANNEL = 'dojang-signing';

type Message =
  | { type: 'taken'; receiverUuid: string; tab: string; at: number }
  | { type: 'handed'; receiverUuid: string; to: string; kept: HandedOverState };
export type WriterTabInput = { receiverUuid: string };
/** Sent by the actor to its machine. */
export type WriterTabEvent = { type: 'taken' } | { type: 'handed'; kept: HandedOverState };

/**
 * Of several tabs with the same receiver's document, only the one opened last saves. It announces itself, and the
 * previous tab passes on its unsent changes.
 */
export const writerTab = fromCallback<AnyEventObject, WriterTabInput>(
  ({ input: { receiverUuid }, sendBack, receive }) => {
    const tab = createRequestKey();
    const channel = new BroadcastChannel(CHANNEL);
    const post = (message: Message) => channel.postMessage(message);
    let takenAt = 0;
    /** The tab that took over from this one. */
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
      // A tab that opened earlier can't take over. Both tabs apply this rule if they opened at the same time, so
      // exactly one yields.
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
  },
);
