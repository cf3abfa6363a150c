export { editorPages } from './model/field-set';
export { partiesOf } from './ui/party-names';
export { placeFieldsMachine } from './model/place-fields.machine';
export { focusField } from './ui/focus-field';
export { focusLead } from './ui/focus-lead';
export { focusParty } from './ui/focus-party';
export { proposalsOf } from './model/suggestions';
export type { OwnEntry } from './ui/own-side-context';
export { PlaceFields } from './ui/place-fields';
