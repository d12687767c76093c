export { Combobox, type ComboboxProps } from './Combobox.tsx'
export type { ComboboxOption, ComboboxSource } from './combobox-types.ts'
