import { listInterviews, readInterview } from '#contract/interviews'
import { idIn, read } from '#platform/routing'
import { searchOf } from './model/interview-search.ts'

/** A page of one's interviews. */
export const interviewsRead = read(listInterviews, ({ query }) => searchOf(query), { keepPreviousData: true })

export const interviewRead = read(readInterview, idIn)
