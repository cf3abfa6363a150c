export { canonicalJson, type Json } from '../../rules/canonical-json.ts';
