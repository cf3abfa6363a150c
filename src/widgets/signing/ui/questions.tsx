import { FillSteps } from '@/features/document/fill-fields';
import type { SigningViewProps } from './signing-view';
import { useFieldInputs } from './entries';
import { DocumentText } from './document-text';
import * as styles from './signing.css';

export function Questions(props: Pick<SigningViewProps, 'state' | 'isLarge' | 'onMark'>) {
  const entries = useFieldInputs(props);
  return (
    <div className={props.isLarge ? styles.largeText : undefined}>
      <DocumentText pages={props.state.pages} />
      <FillSteps {...entries} />
    </div>
  );
}
