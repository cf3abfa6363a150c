import * as styles from './printed-field.css';

/** A picture on the page, uncropped and centred, as it will be sealed. */
export const PrintedPicture = ({ src, name }: { src: string; name: string }) => (
  <img className={styles.picture} src={src} alt={name} draggable={false} />
);
