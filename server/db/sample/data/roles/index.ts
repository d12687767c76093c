import type { Role } from '../role.ts'
import { buildRoles } from './build.ts'
import { financeRoles } from './finance.ts'
import { greenRoles } from './green.ts'
import { healthRoles } from './health.ts'
import { itRoles } from './it.ts'
import { mediaRoles } from './media.ts'
import { officeRoles } from './office.ts'
import { productionRoles } from './production.ts'
import { salesRoles } from './sales.ts'
import { serviceRoles } from './service.ts'

/** Every kind of work; each title of the category tree belongs to exactly one. */
export const roles: readonly Role[] = [
  ...itRoles,
  ...salesRoles,
  ...financeRoles,
  ...productionRoles,
  ...healthRoles,
  ...mediaRoles,
  ...buildRoles,
  ...officeRoles,
  ...serviceRoles,
  ...greenRoles,
]
