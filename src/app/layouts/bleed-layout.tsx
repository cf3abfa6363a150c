import { Console } from './console';

/** For pages that fill the sheet to its edges. */
export const Component = () => <Console padded={false} />;
