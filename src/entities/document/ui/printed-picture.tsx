import * as styles from './printed-field.css';

/** A picture over its place on a page, whole and in the middle, as it is sealed. */
export const PrintedPicture = ({ src, name }: { src: string; name: string }) => (
  <img className={styles.picture} src={src} alt={name} draggable={false} />
);
