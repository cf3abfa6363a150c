import browserRange from './browser-range.ts';
import publicApi from './public-api.ts';

export default { meta: { name: 'dojang' }, rules: { 'browser-range': browserRange, 'public-api': publicApi } };
