export { DatePicker, type DatePickerProps } from './DatePicker.tsx'
export { type DayReading, type DayRule, readDay, wordsOfDay } from './day-text.ts'
