import { createHash } from 'node:crypto'
import { isOnline } from '#contract/fair-kinds'
import { type FairSign, fairSigns, recordSignPrint } from '#contract/fair-papers'
import { pathTo } from '#contract/pages'
import { chinaDay } from '../../clock.ts'
import { findOfficeRow } from '../../fair-office/desk/queries.ts'
import { invalid, notFound } from '../../http/refusal.ts'
import { serve } from '../../http/serve.ts'
import { demandOrganiser } from '../organiser.ts'
import { listSignRows, putSignPrints, type SignRow } from './queries.ts'

interface Fair {
  readonly id: string
  readonly title: string
  readonly origin: string
}

/** A sign as it looks now. Where the site is read from changes nothing of it. */
function toSign(row: SignRow & { readonly company: string }, { id, title, origin }: Fair): FairSign {
  const path = pathTo('jobFair', { id }, { t: row.code })
  const { code, hall, kind, company } = row
  const [jobs, jobCount] = [[...(row.jobs ?? [])], row.job_count ?? 0]
  const shown = [title, code, hall, kind, company, path, jobCount, ...jobs.map(job => Object.entries(job).toSorted())]
  const face = createHash('sha256').update(JSON.stringify(shown)).digest('hex')
  return {
    booth: String(row.id),
    code,
    hall,
    kind,
    company,
    jobs,
    jobCount,
    address: origin + path,
    face,
    state: row.face === null ? 'new' : row.face === face ? 'printed' : 'changed',
    printedAt: row.printed_at === null ? null : Date.parse(row.printed_at),
  }
}

const isTaken = (row: SignRow): row is SignRow & { readonly company: string } => row.company !== null

export const signCalls = [
  serve(fairSigns, async ({ fair }, context) => {
    const { db, now, origin } = context
    await demandOrganiser(context, fair)
    const row = await findOfficeRow(db, fair)
    if (!row || isOnline(row.kind)) throw notFound()
    const rows = await listSignRows(db, fair, { now, today: chinaDay(now) })
    return {
      title: row.title,
      organiser: row.organiser,
      opensAt: Date.parse(row.opens_at),
      closesAt: Date.parse(row.closes_at),
      signs: rows.filter(isTaken).map(one => toSign(one, { id: fair, title: row.title, origin })),
      empty: rows
        .filter(one => !isTaken(one))
        .map(({ code, hall, kind, is_held }) => ({ code, hall, kind, isHeld: is_held })),
    }
  }),

  serve(recordSignPrint, {
    // A thousand signs with their hashes.
    maxBytes: 655_360,
    async handle({ fair, signs }, context) {
      const { db, now, audit } = context
      await demandOrganiser(context, fair)
      if (new Set(signs.map(({ booth }) => booth)).size < signs.length) throw invalid({ signs: '展位重复了' })
      if ((await putSignPrints(db, fair, signs, now)) < signs.length) throw notFound()
      await audit({ action: 'fair.signs', subject: { kind: 'fair', id: fair }, detail: { signs: signs.length } })
      return { ok: true } as const
    },
  }),
]
