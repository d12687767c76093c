import type { Queryable } from '../db/db.ts'
import { invalid } from '../http/refusal.ts'
import { updateKind } from './queries.ts'

interface Claim {
  readonly ids: readonly string[]
  readonly kind: string
  readonly field: string
}

/**
 * Takes uploads along with something: from then on they belong to it and cannot be deleted alone. `kind` decides who may
 * read them. Throws `invalid` at `field` when one of them is not a loose upload of this person.
 */
export async function claimFiles(tx: Queryable, ownerId: string | null, { ids, kind, field }: Claim): Promise<void> {
  if (ids.length === 0) return
  const claimed = ownerId === null ? 0 : await updateKind(tx, ownerId, ids, kind)
  if (claimed !== new Set(ids).size) throw invalid({ [field]: '附件已失效，请重新上传' })
}
