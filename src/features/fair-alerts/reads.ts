import { fairAlerts } from '#contract/fair-alerts'
import { read } from '#platform/routing'

/** What `FairAlertsCard` asks for wherever it stands: part of its page's record. */
export const fairAlertsRead = read(fairAlerts, () => ({}), { audience: 'member' })
