export { fileAddress as fairFileAddress } from './model/calendar-address.ts'
