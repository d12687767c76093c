export { DateInput, type DateInputProps, MonthInput } from './DateInput.tsx'
