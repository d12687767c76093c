export { TicketRow } from './TicketRow.tsx'
