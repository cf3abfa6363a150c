import { receiverClasses, senderClass } from './receiver.css';

/** Picks a class by the index among the signers. After eight, the colours repeat. Null is the sender. */
export const getReceiverClass = (place: number | null) =>
  (place === null ? undefined : receiverClasses[place % receiverClasses.length]) ?? senderClass;
