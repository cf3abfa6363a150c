import type { ShownFile } from '../model/signing-fields';
import * as styles from './signing.css';

/** A picture stands on the page as it will be sealed; of any other file there is its name. */
export const FieldFile = ({ shown: { name, pictureUrl } }: { shown: ShownFile }) =>
  pictureUrl ? (
    <img className={styles.pictureInBox} src={pictureUrl} alt={name} />
  ) : (
    <span className={styles.nameInBox}>{name}</span>
  );
