import { Skeleton } from '#design-system'
import { later } from '#platform/later'

/** What guests see after they have said who they are, or look for, is fetched apart from the page. */
export const KeptTicket = later(async () => (await import('./parts/KeptTicket/KeptTicket.tsx')).KeptTicket)
export const TicketDesk = later(
  async () => (await import('./parts/TicketDesk/TicketDesk.tsx')).TicketDesk,
  <Skeleton shape="block" />,
)
export const ScoreDesk = later(
  async () => (await import('./parts/ScoreDesk/ScoreDesk.tsx')).ScoreDesk,
  <Skeleton shape="block" />,
)
export const SiteFinder = later(async () => (await import('./parts/SiteFinder/SiteFinder.tsx')).SiteFinder)
