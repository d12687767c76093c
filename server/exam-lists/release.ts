import { z } from 'zod/mini'
import { codes } from '#contract/codes'
import { type ExamListInputs, examListLabel, namedIn } from '#contract/exam-list'
import { type ReadList, readList } from '#contract/exam-list-text'
import { chinaDay } from '../clock.ts'
import type { Release } from '../exam-office/changes/release.ts'
import { Refusal } from '../http/refusal.ts'
import { linkTo } from '../messages/message.ts'
import { sendMessage } from '../messages/send.ts'
import { workingDaysAfter } from '../working-days.ts'
import { noticeName } from './names.ts'
import { latestVersion, lockExam, lockList, markReleased } from './queries.ts'
import { inputsOf, type ListSource, sealed, sourceOf } from './source.ts'
import { findExam, voidTicketsBeyond, writeOveralls, writeStandings } from './source-queries.ts'

/** Names are public for seven working days after the day of the release. */
export const NAMED_DAYS = 7

/** What is prepared: the list as it was sealed. */
export const storedList = z.object({ list: z.string(), hash: z.string() })

const stale = () => new Refusal(codes.wrongState, '成绩或岗位在名单封存以后有变动，请退回，由同事重新预览、封存')

/** Whom a sealed list leaves out for good. */
export const outOf = ({ positions }: ExamListInputs): string[] =>
  positions.flatMap(({ entries }) => entries.flatMap(({ ticket, out }) => (out ? [ticket] : [])))

/** Names as they are printed, of those whom the list names. */
function namesFor({ inputs, outcome }: ReadList, { entries }: ListSource): Record<string, string> {
  const names = new Map(entries.map(({ ticket, name }) => [ticket, noticeName(name)]))
  const named = outcome.flatMap(position => namedIn(inputs.kind, position))
  return Object.fromEntries(named.map(({ ticket }) => [ticket, names.get(ticket) ?? '']))
}

/** Everybody's place, with the registration that it is about. */
function placesIn({ outcome }: ReadList, { entries }: ListSource) {
  const ids = new Map(entries.map(({ ticket, registration_id }) => [ticket, registration_id]))
  return outcome.flatMap(({ line, places }) =>
    places.flatMap(({ ticket, ...place }) => {
      const id = ids.get(ticket)
      return id === undefined ? [] : [{ id, line, ...place }]
    }),
  )
}

/** Makes a sealed list public, exactly as it was sealed; refused where its scores would make another one by now. */
export const releaseList: Release = async ({ exam, payload }, { db, now }) => {
  const { list: id, hash } = storedList.parse(payload)
  await lockExam(db, exam)
  const row = await lockList(db, id)
  const read = row && readList(row.body)
  const about = await findExam(db, exam)
  if (!row || !read || !about || row.hash !== hash || row.released_at !== null) throw stale()
  const source = await sourceOf(db, exam)
  const { kind, rule } = read.inputs
  const anew = await sealed(inputsOf(source, { exam, kind, rule, out: outOf(read.inputs) }))
  if (anew.hash !== hash) throw stale()

  const version = (await latestVersion(db, exam, kind)) + 1
  const namesUntil = workingDaysAfter(chinaDay(now), NAMED_DAYS)
  await markReleased(db, id, { version, namesUntil, names: namesFor(read, source), now })
  if (kind === 'shortlist') {
    await writeStandings(db, placesIn(read, source))
    await voidTicketsBeyond(db, exam)
  }
  if (kind === 'final') await writeOveralls(db, exam, placesIn(read, source))

  const tickets = new Set(read.inputs.positions.flatMap(({ entries }) => entries.map(({ ticket }) => ticket)))
  const to = source.entries.flatMap(({ ticket, user_id }) => (user_id !== null && tickets.has(ticket) ? [user_id] : []))
  await sendMessage(db, {
    to,
    audience: 'seeker',
    at: now,
    category: 'service',
    title: `${examListLabel(kind)}${version === 1 ? '已公布' : '有变更'}`,
    body: `“${about.title}”${version === 1 ? '公布了' : '重新公布了'}${examListLabel(kind)}，可以按准考证号查询，也可以自己重算核对。`,
    link: linkTo('examResultList', { id }),
  })
}
