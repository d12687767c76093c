import { codes } from '#contract/codes'
import { postingRules } from '#contract/posting-fields'
import { canTake, type PostingStage } from '#contract/posting-life'
import { addDays } from '../china-time.ts'
import { chinaDay } from '../clock.ts'
import { invalid, Refusal, tooMany } from '../http/refusal.ts'
import { close } from './closing.ts'
import { draftOf } from './draft.ts'
import { type Own, subjectOf } from './own.ts'
import { readPosting } from './posting.ts'
import { deleteJobRow, hasApplications, hasReports, type OwnRow } from './queries/own.ts'
import { enqueue, publish, refresh, schedule, unschedule, type Why } from './queries/publish.ts'
import { refreshableAt } from './refreshing.ts'
import { notVerified } from './unverified.ts'

// What is done to one own job, held by the caller's transaction. Each refuses before it changes anything, so that one
// refusal among several leaves the others whole.

const wrongState = (message: string) => new Refusal(codes.wrongState, message)

const BARRED = '职位经平台核查已下架，不能重新发布。内容改正后，可以另外发布新职位'

/**
 * Publishes what was typed, at once; what a company has written whose check does not count waits until it does. Does
 * nothing where that is done already.
 */
export async function makeOpen({ db, now, audit }: Own, row: OwnRow): Promise<void> {
  if (row.state === 'valid' && row.draft === null) return
  if (row.stage === 'barred') throw wrongState(BARRED)
  const standing = row.licence_standing
  if (standing !== 'valid' && !canTake(row.stage, 'queue')) throw notVerified('这个职位', standing)
  const facts = readPosting(draftOf(row), chinaDay(now))
  if (standing !== 'valid') {
    if ((row.stage === 'queued' || row.stage === 'suspended') && row.draft === null) return
    await enqueue(db, { id: row.id, facts, at: now })
    await audit({ action: 'job.queue', subject: subjectOf(row.id) })
    return
  }
  await publish(db, { id: row.id, facts, refresh: refreshableAt(row, now) === 0 && row.state !== 'valid', at: now })
  await audit({ action: 'job.publish', subject: subjectOf(row.id) })
}

/** The reason that closing asks for. */
export function saidWhy(why: Why | undefined): Why {
  if (!why) throw invalid({ closing: '请选择原因' })
  return why
}

/** Takes it from the public and says why. Does nothing where it is taken down already. */
export async function takeDownFor({ db, now, audit }: Own, row: OwnRow, why: Why): Promise<void> {
  if (row.stage === 'closed' || row.stage === 'barred') return
  if (!canTake(row.stage, 'close')) throw wrongState('职位还没有发布')
  await close(db, row, why, now)
  await audit({ action: 'job.takeDown', subject: subjectOf(row.id), detail: { reason: why.reason } })
}

const cannotRelist: Partial<Record<PostingStage, string>> = {
  open: '职位已在招聘中',
  suspended: '职位暂时下架，单位重新通过认证后自动恢复',
  barred: BARRED,
}

/** Publishes it again until another last day. A second time, it finds nothing to do. */
export async function relist({ db, now, audit }: Own, row: OwnRow, expiresOn: string): Promise<void> {
  if (row.stage === 'open' && row.expires_on === expiresOn) return
  if (!canTake(row.stage, 'relist')) {
    throw wrongState(cannotRelist[row.stage] ?? '职位还没有发布过，请直接发布')
  }
  if (row.licence_standing !== 'valid') throw notVerified('这个职位', row.licence_standing)
  const facts = readPosting({ ...draftOf(row), expiresOn }, chinaDay(now))
  await publish(db, { id: row.id, facts, refresh: refreshableAt(row, now) === 0, at: now })
  await audit({ action: 'job.relist', subject: subjectOf(row.id) })
}

/** Checks it as of the day on which it is to appear, and lays it by until then. */
export async function scheduleFor({ db, now, audit }: Own, row: OwnRow, opensOn: string): Promise<void> {
  if (row.opens_on === opensOn && row.draft === null) return
  if (!canTake(row.stage, 'schedule')) throw wrongState('职位已经发布过，不能定时发布')
  const today = chinaDay(now)
  const last = addDays(today, postingRules.farthest)
  if (opensOn <= today) throw invalid({ opensOn: '发布日期应在今天之后' })
  if (opensOn > last) throw invalid({ opensOn: `发布日期最晚为 ${last}（${postingRules.farthest} 天内）` })
  await schedule(db, { id: row.id, facts: readPosting(draftOf(row), opensOn), opensOn, at: now })
  await audit({ action: 'job.schedule', subject: subjectOf(row.id) })
}

/** Makes a scheduled or queued one a draft again. */
export async function backToDraft({ db, now, audit }: Own, row: OwnRow): Promise<void> {
  if (row.stage === 'draft') return
  if (!canTake(row.stage, 'unschedule')) throw wrongState('职位已经发布，不能取消定时发布')
  await unschedule(db, row.id, draftOf(row), now)
  await audit({ action: 'job.unschedule', subject: subjectOf(row.id) })
}

/** Moves it up the lists, once a day. */
export async function moveUp({ db, now, audit }: Own, row: OwnRow) {
  if (row.state !== 'valid') throw wrongState('职位不在招聘中，请先发布')
  const free = refreshableAt(row, now)
  if (free > 0) throw tooMany((free - now.getTime()) / 1_000, '每天只能刷新一次，请明天再来')
  await refresh(db, row.id, now)
  await audit({ action: 'job.refresh', subject: subjectOf(row.id) })
  return { refreshedAt: now.getTime(), refreshableAt: refreshableAt({ refreshed_at: now.toISOString() }, now) }
}

/** Removes it, unless somebody has applied or reported it: with it would go what the office has to answer. */
export async function remove({ db, audit }: Own, row: OwnRow): Promise<void> {
  if (await hasApplications(db, row.id)) {
    throw wrongState('已有人投递，不能删除，可以下架')
  }
  if (await hasReports(db, row.id)) throw wrongState('这个职位现在不能删除，可以下架')
  await deleteJobRow(db, row.id)
  await audit({ action: 'job.delete', subject: subjectOf(row.id) })
}
