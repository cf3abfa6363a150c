import { receiverClasses, senderClass } from './receiver.css';

/** Returns the class for an index among the signers, or for the sender if null. Colours repeat after eight signers. */
export const getReceiverClass = (place: number | null) =>
  (place === null ? undefined : receiverClasses[place % receiverClasses.length]) ?? senderClass;
