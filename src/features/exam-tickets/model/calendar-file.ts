import type { ExamTicket } from '#contract/exam-tickets'
import { calendarText } from '#contract/rules/calendar'
import { timeOf } from './moments.ts'
import { placeWords } from './ticket-facts.ts'

/** The papers of a ticket as a calendar file; a revised ticket replaces the entries of the one before. */
export const calendarOf = ({ id, stage, exam, papers, site, room, seat, revision, issuedAt }: ExamTicket): string =>
  calendarText(
    'exam-tickets',
    papers.map(({ code, title, startsAt, endsAt, entryUntil }) => ({
      name: `${id}-${stage}-${code}`,
      sequence: revision,
      stampedAt: issuedAt,
      startsAt,
      endsAt,
      title: `考试：${title}`,
      place: `${site.name}，${site.address}`,
      details: [
        exam.title,
        `${placeWords(stage).room} ${room}，${placeWords(stage).seat} ${seat}`,
        `${timeOf(entryUntil)} 后不能入场，请带准考证和身份证`,
        site.transit,
      ]
        .filter(words => words !== '')
        .join('\n'),
      reminder: `明天考试：${title}`,
    })),
  )
