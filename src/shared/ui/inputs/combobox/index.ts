export { AutocompleteInput } from './autocomplete-input';
export { Combobox } from './combobox';
export { TagCombobox } from './tag-combobox';
export { splitTags } from './split-tags';
