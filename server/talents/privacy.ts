import { codes } from '#contract/codes'
import { BLOCKS_MOST, findCompaniesToBlock, listBlocks, listResumeAccess, setBlock } from '#contract/talents'
import { partTalks } from '../fair-draws/leaving.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { lockOwner } from '../resumes/queries.ts'
import { countAccess, listAccessRows } from './access-queries.ts'
import { findCompanies, listBlockRows, putBlock, removeBlock } from './block-queries.ts'

const COMPANIES_SHOWN = 20

export const privacyCalls = [
  serve(findCompaniesToBlock, async ({ t }, { db, user }) => {
    const rows = await findCompanies(db, user.id, t, COMPANIES_SHOWN)
    return { list: rows.map(row => ({ ...row, id: String(row.id) })) }
  }),

  serve(listBlocks, async (_, { db, user }) => {
    const rows = await listBlockRows(db, user.id)
    return { list: rows.map(({ id, name, at }) => ({ id: String(id), name, at: Date.parse(at) })) }
  }),

  serve(setBlock, async ({ companyId, blocked }, { db, user, now, audit }) => {
    await lockOwner(db, user.id)
    if (!blocked) await removeBlock(db, user.id, companyId)
    else {
      const rows = await listBlockRows(db, user.id)
      const isNew = rows.every(({ id }) => String(id) !== companyId)
      if (isNew && rows.length >= BLOCKS_MOST) {
        throw new Refusal(codes.quotaReached, `最多屏蔽 ${BLOCKS_MOST} 家单位，请先取消不再需要的`)
      }
      if (!(await putBlock(db, user.id, companyId, now))) throw notFound()
      await partTalks(db, { user: user.id, company: companyId }, 'seeker', now)
    }
    await audit({ action: blocked ? 'resume.block' : 'resume.unblock', subject: { kind: 'company', id: companyId } })
    return { blocked }
  }),

  serve(listResumeAccess, async (paging, { db, user }) => {
    const rows = await listAccessRows(db, user.id, sliceOf(paging))
    const list = rows.map(row => ({
      id: row.id,
      at: Date.parse(row.at),
      kind: row.kind,
      companyId: String(row.company_id),
      companyName: row.company_name,
      resumeTitle: row.resume_title,
      jobTitle: row.job_title,
    }))
    return exactPage(list, await countAccess(db, user.id), paging)
  }),
]
