import { receiverClasses, senderClass } from './receiver.css';

/**
 * Chooses a class by the position among those who fill something in, counted from 0. The ninth starts again. Null is
 * the sender.
 */
export const receiverClass = (place: number | null) =>
  (place === null ? undefined : receiverClasses[place % receiverClasses.length]) ?? senderClass;
