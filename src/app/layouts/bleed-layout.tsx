import { Console } from './console';

/** A layout without padding, for pages that extend to the edges of the console. */
export const Component = () => <Console padded={false} />;
