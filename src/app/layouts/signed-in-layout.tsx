import { Console } from './console';

export const Component = () => <Console />;
