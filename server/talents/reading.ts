import { codes } from '#contract/codes'
import { mayActAs } from '#contract/company-roles'
import { maskedSections } from '#contract/rules/resume-mask'
import { DOWNLOADS_A_DAY, downloadTalent, listTalents, readTalent } from '#contract/talents'
import { chinaDay, startOfChinaDay } from '../china-time.ts'
import { inTransaction, type Queryable } from '../db/db.ts'
import { writeAudit } from '../http/audit.ts'
import { fileAddress } from '../http/files/address.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { markOf } from '../members/mark.ts'
import { sendMessage } from '../messages/send.ts'
import { readSections } from '../resumes/sections.ts'
import { listWorkRows } from '../resumes/work-queries.ts'
import { toWork } from '../resumes/works.ts'
import { countDownloads, insertLook, insertTaking } from './access-queries.ts'
import { cardsOf } from './card.ts'
import { findTalent } from './card-queries.ts'
import { lockCompany, putMark } from './mark-queries.ts'
import { downloadedMessage } from './messages.ts'
import { searchTalents } from './search.ts'
import { demandVerified } from './verified.ts'

const downloadsLeft = async (db: Queryable, companyId: string, now: Date) =>
  Math.max(0, DOWNLOADS_A_DAY - (await countDownloads(db, companyId, startOfChinaDay(chinaDay(now)))))

export const readingCalls = [
  serve(listTalents, async (search, { db, user, now }) => {
    // Whoever may not search for the company is shown what guests are.
    const companyId = user?.userType === 1 && mayActAs(user.role, 'recruiter') ? user.companyId : null
    const { ids, total, capped } = await searchTalents(db, search, { companyId, now })
    const cards = await cardsOf(db, ids, { companyId, today: chinaDay(now) })
    const list = ids.flatMap(id => cards.get(id) ?? [])
    return { list, total, capped, page: search.page, pageSize: search.pageSize }
  }),

  serve(readTalent, {
    limits: (_, { user }) => [{ name: 'talent-read', subject: user?.id ?? '', max: 300, seconds: 3_600 }],
    handle: async ({ id }, { db, user, now }) => {
      const { companyId } = user
      const talent = await findTalent(db, id, companyId)
      if (!talent) throw notFound()
      const { revealed } = talent
      if (!revealed) await demandVerified(db, companyId, now)
      const look = { resumeId: id, companyId, userId: user.id, kind: 'view', at: now } as const
      await inTransaction(db, async tx => {
        await putMark(tx, look)
        await insertLook(tx, { ...look, ownerId: talent.user_id })
        await writeAudit(tx, now, user, { action: 'talent.read', subject: { kind: 'resume', id } })
      })
      const sections = readSections(talent.sections)
      return {
        sections: revealed ? sections : maskedSections(sections),
        language: talent.language,
        photo: talent.downloaded ? fileAddress(talent.photo_file) : '',
        works: talent.downloaded ? (await listWorkRows(db, id)).map(toWork) : [],
        revealed,
        favourite: talent.favourite,
        downloaded: talent.downloaded,
        downloadsLeft: await downloadsLeft(db, companyId, now),
        updatedAt: Date.parse(talent.updated_at),
        watermark: (await markOf(db, { userId: user.id, companyId }, now)).watermark,
      }
    },
  }),

  serve(downloadTalent, async ({ id }, { db, user, now, audit }) => {
    const { companyId } = user
    const companyName = await lockCompany(db, companyId)
    const talent = await findTalent(db, id, companyId)
    if (!talent) throw notFound()
    await demandVerified(db, companyId, now)
    const left = await downloadsLeft(db, companyId, now)
    if (talent.downloaded) return { downloadsLeft: left }
    if (left === 0) {
      throw new Refusal(codes.quotaReached, `今天已下载 ${DOWNLOADS_A_DAY} 份简历，请明天再来`)
    }
    const look = { resumeId: id, companyId, userId: user.id, kind: 'download', at: now } as const
    await putMark(db, look)
    await insertTaking(db, { ...look, ownerId: talent.user_id, jobId: null })
    await audit({ action: 'talent.download', subject: { kind: 'resume', id } })
    await sendMessage(db, { to: [talent.user_id], audience: 'seeker', at: now, ...downloadedMessage(companyName) })
    return { downloadsLeft: left - 1 }
  }),
]
