import { drawQrPath } from './qr-path';
import * as styles from './qr-code.css';

type QrCodeProps = {
  text: string;
  label: string;
  /** The width of the quiet zone, in modules. */
  border?: number;
  className?: string | undefined;
};

/** Dark on white in both themes, because cameras read that most reliably. */
export function QrCode({ text, label, border = 2, className = styles.code }: QrCodeProps) {
  const { path, size } = drawQrPath(text, border);
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}
