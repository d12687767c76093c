import { type ComparedApplication, compareReceived } from '#contract/received'
import { emptySections } from '#contract/resume-sections'
import { chinaDay } from '../clock.ts'
import { notFound } from '../http/refusal.ts'
import { serve } from '../http/serve.ts'
import { readSections } from '../resumes/sections.ts'
import { insertSentLooks } from '../talents/access-queries.ts'
import { fitOf } from '../talents/fit.ts'
import { factsOf } from '../talents/lexemes.ts'
import { blindSections } from './blind.ts'
import { namedIn } from './named-in.ts'
import { findCompared } from './queries/received.ts'
import type { ComparedRow } from './rows.ts'
import { toReceivedApplication } from './shape.ts'

/** What may be told of the resume: nothing once it was taken back, no name while it is looked at blind. */
function tellable({ id, status, blind, sections }: ComparedRow) {
  if (status === 'withdrawn') return emptySections()
  const all = readSections(sections)
  return blind ? blindSections(all, id) : all
}

function compared(row: ComparedRow, today: string): ComparedApplication {
  const sections = tellable(row)
  const { intention, education, skills } = sections
  const [last] = education.toSorted((a, b) => (b.to || '9999').localeCompare(a.to || '9999'))
  const asked = [row.job_title, row.duties, row.requirements].join('\n')
  return {
    ...toReceivedApplication(row, today),
    wage: intention.wage,
    arrival: intention.arrival,
    school: last ? [last.school, last.major].filter(Boolean).join(' · ') : '',
    skills: skills.filter(({ name }) => name !== '').map(({ name }) => ({ name, wanted: namedIn(asked, name) })),
    meets: fitOf(row, new Set(factsOf(sections))).reasons,
    posting: {
      education: row.education,
      experience: row.experience,
      wageMin: row.wage_min,
      wageMax: row.wage_max,
      wageMonths: row.wage_months,
    },
  }
}

/** Applications side by side; that each was looked at is written to the audit log. */
export const compareCall = serve(compareReceived, async ({ ids }, { db, user, now, audit }) => {
  const rows = new Map((await findCompared(db, user.companyId, ids)).map(row => [row.id, row]))
  const list = ids.map(id => {
    const row = rows.get(id)
    if (!row) throw notFound()
    return compared(row, chinaDay(now))
  })
  for (const id of rows.keys()) await audit({ action: 'application.compare', subject: { kind: 'application', id } })
  const looks = { companyId: user.companyId, userId: user.id, applicationIds: [...rows.keys()] }
  await insertSentLooks(db, { ...looks, kind: 'compare', at: now })
  return { list }
})
