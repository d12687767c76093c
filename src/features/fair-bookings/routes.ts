import { page, type SliceRoutes } from '#platform/routing'
import { boothPaymentRead, boothsRead, joinableRead, ownAlertsRead, ownFairsRead, participationRead } from './reads.ts'

const ownFairs = {
  type: 'record-list',
  load: page(() => import('./pages/OwnFairsPage/OwnFairsPage.tsx'), 'OwnFairsPage'),
  reads: [ownFairsRead, ownAlertsRead, joinableRead, participationRead, boothsRead, boothPaymentRead],
} as const

/** On site and on line are managed alike: which of them, the address says. */
export const routes: SliceRoutes<'fair-bookings'> = { fairsOnsite: ownFairs, fairsOnline: ownFairs }
