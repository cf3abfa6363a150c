import * as styles from './logo.css';

const MARK =
  'M2 22.2V9.6A7.6 7.6 0 0 1 9.6 2h12.8A7.6 7.6 0 0 1 30 9.6v12.6H17.5v-5H23v-2.9H11.5v-4.2H23V7.2H8.6v10h5.9v5ZM2.5 25.1h27A7.6 7.6 0 0 1 22.4 30H9.6a7.6 7.6 0 0 1-7.1-4.9Z';
const WORD =
  'M75.6-40.7L75.6-29.7L50.1-29.7L50.1-11.9L84.3-11.9L84.3-0.5L2.3-0.5L2.3-11.9L36.2-11.9L36.2-29.7L11.7-29.7L11.7-74.2L75-74.2L75-63.1L25.8-63.1L25.8-40.7L75.6-40.7M139.8-74.4L139.8-63.3L122.7-63.3Q123.1-55.5 128.1-49.3Q133-43.2 143-40.3L136.3-29.3Q129.2-31.4 124.1-35.4Q119-39.5 115.9-45.1Q112.8-38.4 107.4-33.5Q102-28.7 94.2-26.3L87.1-37.3Q94.1-39.5 98.8-43.5Q103.5-47.6 105.8-52.6Q108.1-57.7 108.3-63.3L90.8-63.3L90.8-74.4L139.8-74.4M160.2-80.3L160.2-60.1L171.8-60.1L171.8-48.7L160.2-48.7L160.2-27.3L146.1-27.3L146.1-80.3L160.2-80.3M130.6-25.9Q139.9-25.9 146.8-23.8Q153.7-21.7 157.3-17.8Q161-13.8 161-8.3Q161-2.8 157.3 1.2Q153.6 5.2 146.8 7.3Q139.9 9.4 130.6 9.4Q121.1 9.4 114.1 7.3Q107.1 5.2 103.4 1.2Q99.6-2.8 99.6-8.3Q99.6-13.8 103.4-17.8Q107.1-21.7 114.1-23.8Q121-25.9 130.6-25.9M130.6-14.9Q113.5-15.1 113.7-8.3Q113.5-1.5 130.6-1.5Q138.9-1.5 143-3.1Q147.2-4.8 147.2-8.3Q147.2-11.7 143-13.4Q138.9-15 130.6-14.9';

interface LogoProps {
  height?: number;
  className?: string;
}

/** The wordmark inherits the text colour. */
export const Logo = ({ height = 32, className }: LogoProps) => (
  <svg
    viewBox="0 0 91 32"
    height={height}
    width={(height * 91) / 32}
    className={className}
    role="img"
    aria-label="도장"
  >
    <path className={styles.seal} d={MARK} />
    <path className={styles.wordmark} transform="translate(39.4 25.1) scale(.288)" d={WORD} />
  </svg>
);

interface LogoMarkProps extends LogoProps {
  /** Omits the accessible name, for use next to the wordmark or as decoration. */
  decorative?: boolean;
}

export const LogoMark = ({ height = 32, className, decorative = false }: LogoMarkProps) => (
  <svg
    viewBox={decorative ? '2 2 28 28' : '0 0 32 32'}
    height={height}
    width={height}
    className={className}
    {...(decorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': '도장' })}
  >
    <path className={styles.seal} d={MARK} />
  </svg>
);
