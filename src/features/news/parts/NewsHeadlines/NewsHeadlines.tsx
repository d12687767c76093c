import type { NewsSummary } from '#contract/news'
import { pathTo } from '#contract/pages'
import { Image, Link, wholeFigures } from '#design-system'
import { formatDate } from '#platform/dates'
import { First, Others, Root } from './NewsHeadlines.styles.ts'

const hrefOf = ({ id }: NewsSummary) => pathTo('article', { id })

/** The first news large, the others beside it, each with its picture where it has one. Renders a `<div>`. */
export function NewsHeadlines({ headlines }: { headlines: readonly NewsSummary[] }) {
  const [first, ...others] = headlines
  if (!first) return null
  return (
    <Root>
      <First>
        {first.cover && <Image src={first.cover} alt="" ratio="16:9" loading="eager" />}
        <h3>
          <Link href={hrefOf(first)} variant="quiet">
            {first.title}
          </Link>
        </h3>
        <p>{wholeFigures(first.summary)}</p>
        <p>{wholeFigures(`${first.source} · ${formatDate(first.publishedAt)}`)}</p>
      </First>
      <Others>
        {others.map(news => (
          <li key={news.id}>
            <article data-bare={news.cover === '' || undefined}>
              {news.cover && <Image src={news.cover} alt="" ratio="16:9" />}
              <div>
                <h3>
                  <Link href={hrefOf(news)} variant="quiet">
                    {news.title}
                  </Link>
                </h3>
                <p>{formatDate(news.publishedAt)}</p>
              </div>
            </article>
          </li>
        ))}
      </Others>
    </Root>
  )
}
