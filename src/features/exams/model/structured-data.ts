import type { ExamArticle, ExamSummary, ThemeInfo } from '#contract/exams'
import { formatDate } from '#platform/dates'
import type { PageHead } from '#platform/head'
import { cityLabel, figure, noticeLabel } from './exam-words.ts'
import { endInWords } from './moments.ts'

const iso = (at: number) => new Date(at).toISOString()

/** One exam as an event; where exactly one sits stands on the ticket alone. */
const eventOf = ({ title, city, organiser, timeline }: ExamSummary) => ({
  '@type': 'Event',
  name: title,
  startDate: iso(timeline.examFrom),
  endDate: iso(timeline.examUntil),
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
  location: {
    '@type': 'Place',
    name: cityLabel(city) === '全省' ? '江西省' : cityLabel(city),
    address: { '@type': 'PostalAddress', addressCountry: 'CN', addressRegion: '江西省' },
  },
  organizer: { '@type': 'Organization', name: organiser },
})

/** What the page of a recruitment says of it; a past one offers no event any more. */
export function themeHead(theme: ThemeInfo): PageHead {
  const coming = theme.exams.filter(({ stage }) => !['scoring', 'scored', 'closed'].includes(stage))
  const places = theme.cities.map(cityLabel).join('、')
  return {
    title: theme.title,
    description: `${theme.title}：${places}，${figure(theme.positions)} 个岗位招 ${figure(theme.headcount)} 人，${endInWords(theme.timeline.registerUntil)} 报名截止。`,
    ...(coming.length > 0 && {
      structuredData: { '@context': 'https://schema.org', '@graph': coming.map(eventOf) },
    }),
  }
}

/** What the page of an article says of it, by the names of government sites as well (国办发〔2017〕47号). */
export function articleHead(article: ExamArticle): PageHead {
  const { title, summary, source, publishedAt, correctedAt, type } = article
  const column = noticeLabel(type)
  return {
    title,
    description: summary,
    meta: {
      ArticleTitle: title,
      PubDate: formatDate(publishedAt, 'YYYY-MM-DD HH:mm:ss'),
      ContentSource: source,
      Description: summary,
      Keywords: [column, cityLabel(article.city)].join(','),
      ColumnName: column,
    },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'NewsArticle',
      headline: title,
      description: summary,
      datePublished: iso(publishedAt),
      ...(correctedAt !== null && { dateModified: iso(correctedAt) }),
      articleSection: column,
      publisher: { '@type': 'Organization', name: source },
    },
  }
}
