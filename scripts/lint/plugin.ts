import browserRange from './browser-range.ts';
import publicApi from './public-api.ts';

/** The rules of this project. */
export default { meta: { name: 'dojang' }, rules: { 'browser-range': browserRange, 'public-api': publicApi } };
