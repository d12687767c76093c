import { randomUUID } from 'node:crypto'
import { codes } from '#contract/codes'
import { MOST_ZIPPED, ZIP_COUNT_HEADER, zipAll, zipSelected, zipTalents } from '#contract/resume-files'
import { countReceived, listReceivedIds } from '../applications/queries/received.ts'
import { chinaDay, secondsAfter } from '../clock.ts'
import type { Context } from '../http/context.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound, Refusal } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import type { Employer } from '../http/users.ts'
import { errorFields } from '../logger.ts'
import { filesOf, type Order, type Outside } from './contents.ts'
import { packZip } from './pack.ts'
import { findSentPaper, findTalentPaper } from './papers.ts'
import { beatZip, beginZip, endZip, listOwnAmong } from './queries.ts'

/** A ZIP that has not moved for so long is none any more. */
const DEAD_SECONDS = 60

interface NamedOrder extends Order {
  /** The ZIP's name without its ending. */
  readonly name: string
}

/** Begins the ZIP in the call's transaction; it is made afterwards, on the database itself, while it is being read. */
async function answerZip(order: NamedOrder, inside: Context<'type1'>, outside: Outside): Promise<FileAnswer> {
  const { db, user, now, requestId, logger } = outside
  const lease = { userId: user.id, token: randomUUID() }
  if (!(await beginZip(inside.db, { ...lease, at: now, deadSince: secondsAfter(now, -DEAD_SECONDS) }))) {
    throw new Refusal(codes.wrongState, '您有一个打包下载正在进行，请等它完成或取消后再试')
  }
  const subject = { kind: 'company', id: user.companyId }
  await inside.audit({ action: 'resume.zip', subject, detail: { files: order.ids.length } })
  const begun = performance.now()
  const keep = async () => {
    const at = new Date(now.getTime() + performance.now() - begun)
    if (!(await beatZip(db, { ...lease, at }))) throw new Error('another ZIP has taken the place of this one')
  }
  const end = async (fault?: unknown) => {
    if (fault !== undefined) logger.error('resume-files.zip-failed', { requestId, ...errorFields(fault) })
    await endZip(db, lease).catch((error: unknown) => {
      logger.error('resume-files.lease-kept', { requestId, ...errorFields(error) })
    })
  }
  return new FileAnswer({
    body: packZip(filesOf(order, outside, keep), end),
    name: `${order.name}-${chinaDay(now)}.zip`,
    mime: 'application/zip',
    headers: { [ZIP_COUNT_HEADER]: String(order.ids.length) },
  })
}

const limits = (_: unknown, { user }: { readonly user: Employer }) => [
  { name: 'resume-zip', subject: user.id, max: 30, seconds: 3_600 },
]

const outside = async (_: unknown, context: Outside) => context

/** Those of one's own first, as in the list; what is nobody's or somebody else's is reported as not found. */
function ordered(chosen: readonly string[], own: readonly string[]): string[] {
  if (own.length === 0) throw notFound()
  return [...own, ...new Set(chosen).difference(new Set(own))]
}

export const zipCalls = [
  serve(zipSelected, {
    limits,
    prepare: outside,
    handle: async ({ ids }, context, preparation) => {
      const own = await listOwnAmong(context.db, context.user.companyId, ids)
      return answerZip({ ids: ordered(ids, own), find: findSentPaper, name: '收到的简历' }, context, preparation)
    },
  }),

  serve(zipAll, {
    limits,
    prepare: outside,
    handle: async (query, context, preparation) => {
      const filter = { companyId: context.user.companyId, ...query }
      const count = await countReceived(context.db, filter)
      if (count === 0) throw new Refusal(codes.wrongState, '没有符合条件的简历，请换一个条件')
      if (count > MOST_ZIPPED) {
        const message = `符合条件的有 ${count} 份，一次最多打包 ${MOST_ZIPPED} 份，请按职位或进展缩小范围`
        throw new Refusal(codes.wrongState, message, { count })
      }
      const ids = await listReceivedIds(context.db, filter, MOST_ZIPPED)
      return answerZip({ ids, find: findSentPaper, name: '收到的简历' }, context, preparation)
    },
  }),

  serve(zipTalents, {
    limits,
    prepare: outside,
    handle: async ({ resumeIds }, context, preparation) => {
      const { db, user } = context
      const found = await Promise.all(
        [...new Set(resumeIds)].map(
          async id => [id, await findTalentPaper(db, { userId: user.id, companyId: user.companyId }, id)] as const,
        ),
      )
      const own = found.flatMap(([id, paper]) => (paper && !('obstacle' in paper) ? [id] : []))
      return answerZip(
        { ids: ordered(resumeIds, own), find: findTalentPaper, name: '下载的简历' },
        context,
        preparation,
      )
    },
  }),
]
