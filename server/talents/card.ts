import { subclassList } from '#contract/reference/job-categories'
import { pathOf } from '#contract/reference/lookup'
import { ageOn, isCivilDate } from '#contract/rules'
import { maskedName, wordsWithout } from '#contract/rules/resume-mask'
import type { TalentCard } from '#contract/talents'
import type { Queryable } from '../db/db.ts'
import { areaName } from '../places.ts'
import { readSections } from '../resumes/sections.ts'
import { listTalentRows, type TalentRow } from './card-queries.ts'
import { latestWork } from './latest-work.ts'
import { cityOf } from './lexemes.ts'

interface Viewer {
  /** Null for a guest or another seeker. */
  readonly companyId: string | null
  /** YYYY-MM-DD in China. */
  readonly today: string
}

const SKILLS_SHOWN = 5

/** What lists show of a resume. Companies in it are left out: with title and city they would tell who it is. */
function toCard(row: TalentRow, { companyId, today }: Viewer): TalentCard {
  const { basic, intention, education, work, skills } = readSections(row.sections)
  const shownAs = companyId === null ? '' : maskedName(basic.name)
  const masked = wordsWithout(basic.name, shownAs || '**')
  const words = (text: string) => (row.revealed ? text : masked(text))
  return {
    id: row.id,
    name: row.revealed ? basic.name : shownAs,
    sex: basic.sex,
    age: isCivilDate(basic.birthday) && basic.birthday <= today ? ageOn(basic.birthday, today) : null,
    education: basic.education,
    experience: basic.experience,
    place: areaName(cityOf(basic.city)),
    wishes: intention.categories.map(value => pathOf(subclassList, value).at(-1)?.label ?? '').filter(Boolean),
    cities: intention.cities.map(areaName).filter(Boolean),
    wage: intention.wage,
    arrival: intention.arrival,
    latestTitle: words(latestWork(work)?.title ?? ''),
    major: words(education[0]?.major ?? ''),
    skills: skills.slice(0, SKILLS_SHOWN).map(({ name }) => words(name)),
    updatedAt: Date.parse(row.updated_at),
    favourite: row.favourite,
    downloaded: row.downloaded,
  }
}

/** Cards by id, of those resumes that the viewer may see. */
export async function cardsOf(db: Queryable, ids: readonly string[], viewer: Viewer): Promise<Map<string, TalentCard>> {
  const rows = ids.length > 0 ? await listTalentRows(db, ids, viewer.companyId) : []
  return new Map(rows.map(row => [row.id, toCard(row, viewer)]))
}
