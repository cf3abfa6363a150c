import { FieldMark } from './field-mark';
import type { SigningViewProps } from './signing-view';

/** What every way of filling in needs, the bar and the questions. */
export const entriesOf = ({ state, onMark }: Pick<SigningViewProps, 'state' | 'onMark'>) => ({
  filling: state.filling,
  onMark,
  onAttach: (...[field, file]: Parameters<typeof state.attach>) => void state.attach(field, file),
  describe: (...[field, value]: Parameters<typeof state.describe>) => {
    const shown = state.markOf(field.fieldId);
    return { ...state.describe(field, value), picture: shown && <FieldMark shown={shown} /> };
  },
});
