import { Console } from './console';

/** Has no padding, for pages that extend to the edges of the console. */
export const Component = () => <Console padded={false} />;
