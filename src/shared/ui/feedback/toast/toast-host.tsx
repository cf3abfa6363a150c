import { CircleCheck, CircleExclamationPoint } from '@/shared/icons';
import { createRoot, type Root } from 'react-dom/client';
import { cssTransition, toast as toastify, ToastContainer, type Id } from 'react-toastify/unstyled';
import * as styles from './toast.css';

export type ToastKind = 'success' | 'error';

const CLOSE_AFTER_MS = 2000;
const transition = cssTransition({ enter: styles.enter, exit: styles.exit, collapse: false });

const Words = ({ kind, text }: { kind: ToastKind; text: string }) => (
  <>
    {kind === 'success' ? <CircleCheck /> : <CircleExclamationPoint />}
    {text}
  </>
);

let mounted: { host: Element; root: Root } | null = null;
let current: Id | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Mounts the host again if something, such as a browser extension, has emptied the page. */
function mount() {
  if (mounted?.host.isConnected) return;
  mounted?.root.unmount();
  const host = document.createElement('div');
  document.body.append(host);
  mounted = { host, root: createRoot(host) };
  mounted.root.render(
    <ToastContainer
      aria-label="알림"
      position="bottom-center"
      // The library's timer is its progress bar, which reduced motion finishes immediately. The timer below replaces
      // it.
      autoClose={false}
      closeButton={false}
      hideProgressBar
      icon={false}
      draggable={false}
      pauseOnFocusLoss={false}
      hotKeys={() => false}
      transition={transition}
      className={() => styles.container}
      toastClassName={() => styles.toast}
    />,
  );
}

/** Shows at most one toast. A new one replaces its text and restarts the timer. */
export function showToast(kind: ToastKind, text: string): void {
  mount();
  clearTimeout(timer);
  const role = kind === 'error' ? 'alert' : 'status';
  const words = <Words kind={kind} text={text} />;
  if (current !== null && toastify.isActive(current)) toastify.update(current, { render: words, role });
  else current = toastify(words, { role });
  timer = setTimeout(() => toastify.dismiss(), CLOSE_AFTER_MS);
}
