export { Field, type FieldProps, type FieldTexts } from './Field.tsx'
export { FieldGroup, type FieldGroupProps } from './FieldGroup.tsx'
export { useFieldControl } from './field-context.ts'
