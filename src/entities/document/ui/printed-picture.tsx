import * as styles from './printed-field.css';

/** Shows a picture on the page as it will be sealed, uncropped and centred. */
export const PrintedPicture = ({ src, name }: { src: string; name: string }) => (
  <img className={styles.picture} src={src} alt={name} draggable={false} />
);
