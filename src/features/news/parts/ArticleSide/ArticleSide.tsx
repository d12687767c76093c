import type { Article, ArticleSummary } from '#contract/news'
import { pathTo } from '#contract/pages'
import { Heading, Link } from '#design-system'
import { formatDate } from '#platform/dates'
import { List, Root } from './ArticleSide.styles.ts'

const Links = ({ title, articles }: { title: string; articles: readonly ArticleSummary[] }) =>
  articles.length > 0 && (
    <section>
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <List>
        {articles.map(one => (
          <li key={one.id}>
            <Link href={pathTo('article', { id: one.id })}>{one.title}</Link>
            <span>{formatDate(one.publishedAt)}</span>
          </li>
        ))}
      </List>
    </section>
  )

type ArticleSideProps = { article: Pick<Article, 'explains' | 'interpretations' | 'previous' | 'next' | 'related'> }

/** Where to read on: the rule or its explanations, the one before and after, others of the column. Renders a `<div>`. */
export const ArticleSide = ({ article: { explains, interpretations, previous, next, related } }: ArticleSideProps) => (
  <Root className="no-print">
    {explains && <Links title="解读的文件" articles={[explains]} />}
    <Links title="政策解读" articles={interpretations} />
    {(previous || next) && (
      <nav aria-label="上一篇和下一篇">
        <List>
          {previous && (
            <li>
              <Link href={pathTo('article', { id: previous.id })}>上一篇：{previous.title}</Link>
            </li>
          )}
          {next && (
            <li>
              <Link href={pathTo('article', { id: next.id })}>下一篇：{next.title}</Link>
            </li>
          )}
        </List>
      </nav>
    )}
    <Links title="相关内容" articles={related} />
  </Root>
)
