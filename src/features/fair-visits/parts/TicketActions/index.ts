export { TicketActions } from './TicketActions.tsx'
