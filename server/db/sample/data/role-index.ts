import type { Role } from './role.ts'
import { roles } from './roles/index.ts'

/** The kind of work that each title of the category tree belongs to. */
const roleByTitle = new Map(roles.flatMap(role => Object.keys(role.titles).map(id => [id, role] as const)))

/** Throws RangeError for a title that no role has. */
export function roleOf(titleId: string): Role {
  const role = roleByTitle.get(titleId)
  if (!role) throw new RangeError(`no role has the title ${titleId}`)
  return role
}
