export { Checkbox, type CheckboxProps } from './Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps, type Choice } from './CheckboxGroup.tsx'
export { ChoiceHint, ChoiceLabel, ChoiceList } from './Choice.styles.ts'
