import { listExamPositions } from '#contract/exam-positions'
import { listRegistrations } from '#contract/exam-registrations'
import {
  examArticle,
  examCalendar,
  examGuide,
  examHelp,
  listExamArticles,
  listExams,
  listThemes,
  themeInfo,
} from '#contract/exams'
import { positionSearch, positionsInput } from '#features/exam-positions'
import { spanOf } from '#platform/months'
import { idIn, read } from '#platform/routing'
import { articleSearchOf } from './model/article-search.ts'
import { monthIn } from './model/exam-months.ts'
import { examSearch, themeSearch } from './model/exam-search.ts'
import { themeAddress } from './model/theme-address.ts'

/** The exams that an address asks for. */
export const examsRead = read(listExams, ({ query }) => examSearch.parse(query), { keepPreviousData: true })

/** Exams that one can register for, those that close first. */
export const openExamsRead = read(listExams, () => ({ stage: 'open', pageSize: 6 }))

/** Exams between closing and scores, for whoever prepares. */
export const goingExamsRead = read(listExams, () => ({ stage: 'going', pageSize: 6 }))

/** What somebody has begun and not finished, the most pressing first. */
export const ownNextRead = read(listRegistrations, () => ({ state: 'open', pageSize: 3 }), { audience: 'seeker' })

/** The dates of the month that an address asks for; of this month without a word. */
export const calendarRead = read(examCalendar, ({ query }) => spanOf(monthIn(query, Date.now())), {
  keepPreviousData: true,
})

export const newestArticlesRead = read(listExamArticles, () => ({ pageSize: 6 }))

export const noticesRead = read(listExamArticles, ({ query }) => articleSearchOf('examNotices', query), {
  keepPreviousData: true,
})

export const newsRead = read(listExamArticles, ({ query }) => articleSearchOf('examNews', query), {
  keepPreviousData: true,
})

export const articleRead = read(examArticle, idIn)

export const themesRead = read(listThemes, ({ query }) => themeSearch.parse(query), { keepPreviousData: true })

export const themeRead = read(themeInfo, idIn)

/** Positions of the recruitment, where its address shows them. */
export const themePositionsRead = read(
  listExamPositions,
  ({ params: { id = '' }, query }) =>
    themeAddress.parse(query).view === 'positions'
      ? { ...positionsInput(positionSearch.parse(query)), theme: id }
      : null,
  { keepPreviousData: true },
)

export const guideRead = read(examGuide, () => ({}))

export const helpRead = read(examHelp, idIn)
