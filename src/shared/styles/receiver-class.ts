import { receiverClasses, senderClass } from './receiver.css';

/** By the place among those who fill something in, from 0; the ninth begins again. Null is the sender himself. */
export const receiverClass = (place: number | null) =>
  (place === null ? undefined : receiverClasses[place % receiverClasses.length]) ?? senderClass;
