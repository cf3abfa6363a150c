import * as styles from './printed-field.css';

/** An image in its place on a page, complete and centred, as it is sealed. */
export const PrintedPicture = ({ src, name }: { src: string; name: string }) => (
  <img className={styles.picture} src={src} alt={name} draggable={false} />
);
