import { receiverClasses, senderClass } from './receiver.css';

/** `place` is the index among the signers, or null for the sender. Colours repeat after eight signers. */
export const getReceiverClass = (place: number | null) =>
  (place === null ? undefined : receiverClasses[place % receiverClasses.length]) ?? senderClass;
