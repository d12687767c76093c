import { toHtml } from '../markup.ts'
import { DAY, isoOf } from '../moments.ts'
import { guideSteps, helpAnswers } from './help-texts.ts'

/** Answers follow the steps; their ids begin anew a hundred further. */
const HELP_FROM = 100

/** The guide's steps and the answers, in their order. */
export const sampleExamHelp = (now: number) =>
  [
    { kind: 'guide', from: 0, entries: guideSteps },
    { kind: 'help', from: HELP_FROM, entries: helpAnswers },
  ].flatMap(({ kind, from, entries }) =>
    entries.map(([section, title, summary, text], at) => ({
      id: from + at + 1,
      kind,
      section,
      title,
      summary,
      html: toHtml(text),
      place: at + 1,
      updated_at: isoOf(now - (30 + at) * DAY),
      sample: true,
    })),
  )
