export { AutocompleteInput, type AutocompleteInputProps } from './autocomplete-input';
export { Combobox, type ComboboxProps } from './combobox';
export type { ComboboxOption } from './options';
export { TagCombobox, type TagComboboxProps } from './tag-combobox';
