import { fairAlerts } from '#contract/fair-alerts'
import { read } from '#platform/routing'

/** What `FairAlertsCard` asks for: part of its page's record. `view` names another part of the page, which has none. */
export const fairAlertsRead = read(fairAlerts, ({ query }) => ((query.get('view') ?? '') === '' ? {} : null), {
  audience: 'member',
})
