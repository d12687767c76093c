export { TicketSheet } from './TicketSheet.tsx'
