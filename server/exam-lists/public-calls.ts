import { readList } from '#contract/exam-list-text'
import { ruleWords } from '#contract/exam-list-words'
import { examListInfo, examListText } from '#contract/exam-lists'
import { chinaDay } from '../clock.ts'
import type { Queryable } from '../db/db.ts'
import { FileAnswer } from '../http/file-answer.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { exactPage, sliceOf } from '../paging.ts'
import { findReleased, listVersions } from './queries.ts'
import { peopleIn, toPosition, toVersion } from './shape.ts'
import { findExam, listPositions } from './source-queries.ts'

/** A released list, read, with its exam; names only on the days on which they are public. */
export async function openList(db: Queryable, id: string, now: Date) {
  const row = await findReleased(db, id)
  const read = row && readList(row.body)
  const exam = row && (await findExam(db, String(row.exam_id)))
  if (!row || !read || !exam) throw notFound()
  const isNamed = chinaDay(now) <= row.names_until
  const positions = await listPositions(db, String(row.exam_id))
  return {
    row,
    read,
    exam,
    names: isNamed ? row.names : {},
    rows: new Map(positions.map(position => [position.code, position])),
  }
}

export const publicCalls = [
  serve(examListInfo, async ({ id, ticket, ...paging }, { db, now }) => {
    const opened = await openList(db, id, now)
    const { row, read, exam, names } = opened
    const asked =
      ticket === '' ? read.outcome : read.outcome.filter(({ places }) => places.some(place => place.ticket === ticket))
    const { offset, limit } = sliceOf(paging)
    const shown = asked.slice(offset, offset + limit).map(outcome => toPosition(outcome, opened, ticket))
    const versions = (await listVersions(db, [row.exam_id])).map(toVersion)
    const { hash, note, reason, names_until: namesUntil } = row
    return {
      list: {
        id,
        kind: row.kind,
        version: row.version,
        releasedAt: Date.parse(row.released_at),
        superseded: versions.find(version => version.id === id)?.superseded ?? false,
        hash,
        note,
        reason,
        namesUntil,
        named: Object.keys(names).length > 0,
        rule: ruleWords(row.kind, read.inputs.rule),
        people: peopleIn(read),
      },
      exam: {
        id: String(exam.id),
        themeId: String(exam.theme_id),
        title: exam.title,
        organiser: exam.organiser,
        phone: exam.phone,
      },
      lists: versions,
      positions: exactPage(shown, asked.length, paging),
    }
  }),

  serve(examListText, {
    limits: (_, { ip }) => [{ name: 'exam-list-text', subject: ip, max: 120, seconds: 3_600 }],
    handle: async ({ id }, { db }) => {
      const row = await findReleased(db, id)
      if (!row) throw notFound()
      return new FileAnswer({
        body: new TextEncoder().encode(row.body),
        name: `名单-${row.hash.slice(0, 8)}.txt`,
        mime: 'text/plain; charset=utf-8',
      })
    },
  }),
]
