import { boothConsentRead, boothConsentsRead } from '#features/booth-visits'
import { fairAlertsRead } from '#features/fair-alerts'
import { page, type SliceRoutes } from '#platform/routing'
import { ticketRead, ticketsRead } from './reads.ts'

export const routes: SliceRoutes<'fair-visits'> = {
  fairTickets: {
    type: 'record-list',
    load: page(() => import('./pages/FairTicketsPage/FairTicketsPage.tsx'), 'FairTicketsPage'),
    reads: [ticketsRead, boothConsentsRead, fairAlertsRead],
  },
  fairTicket: {
    type: 'task-list',
    load: page(() => import('./pages/FairTicketPage/FairTicketPage.tsx'), 'FairTicketPage'),
    reads: [ticketRead, boothConsentRead],
  },
}
