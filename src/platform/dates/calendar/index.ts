export { addDays, addMonths, chinaMoment, daysBetween, monthGrid, parseDay } from './days.ts'
