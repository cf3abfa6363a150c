import * as styles from './printed-field.css';

export const PrintedPicture = ({ src, name }: { src: string; name: string }) => (
  <img className={styles.picture} src={src} alt={name} draggable={false} />
);
