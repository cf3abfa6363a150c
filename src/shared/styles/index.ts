export { actionBarHeight } from './acts-height.css';
export { tabularNums, visuallyHidden } from './global.css';
export { media, withoutHasSelector } from './media';
export * as motion from './motion.css';
export { getReceiverClass } from './receiver-class';
export { receiverVars } from './receiver.css';
export { text } from './text';
export { vars } from './theme.css';
export {
  breakpoint,
  duration,
  ease,
  font,
  palette,
  radius,
  receiverColors,
  receiverTint,
  shadows,
  size,
  space,
  typography,
  zIndex,
} from './tokens';
export { touchArea } from './touch-area';
