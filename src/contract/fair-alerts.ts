import { endpoint, type OutputOf } from './endpoint.ts'
import type * as schemas from './schemas/fair-alerts.ts'

/** Ways beside the message on the portal by which somebody is told that a fair has changed. */
export const fairAlertWays = ['sms', 'email'] as const
export type FairAlertWay = (typeof fairAlertWays)[number]

export const fairAlertLabels = { sms: '短信', email: '邮件' } as const satisfies Record<FairAlertWay, string>

/** Which ways one has chosen, for all fairs in which one takes part, and which one can choose. */
export const fairAlerts = endpoint<typeof schemas.fairAlerts>({
  method: 'GET',
  path: '/fair_alerts',
  access: 'login',
})
export type FairAlerts = OutputOf<typeof fairAlerts>

/** Chooses these ways and no others; what is on its way by another one stays away. */
export const saveFairAlerts = endpoint<typeof schemas.saveFairAlerts>({
  method: 'POST',
  path: '/fair_alerts/save',
  access: 'login',
})
