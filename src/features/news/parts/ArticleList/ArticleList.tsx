import type { ArticleSummary } from '#contract/news'
import { pathTo } from '#contract/pages'
import { ListCard } from '#design-system'
import { formatDate } from '#platform/dates'
import { kindLabels } from '../../model/article-search.ts'
import { List } from './ArticleList.styles.ts'

/** Articles one under another, with what they are and when they came out. Renders a `<ul>`. */
export const ArticleList = ({ articles }: { articles: readonly ArticleSummary[] }) => (
  <List>
    {articles.map(article => (
      <li key={article.id}>
        <ListCard
          href={pathTo('article', { id: article.id })}
          title={article.title}
          headline={formatDate(article.publishedAt)}
          summary={article.summary}
          tags={[{ label: kindLabels[article.kind] }]}
          note={article.expiresOn ? `${article.expiresOn} 截止` : article.source}
        />
      </li>
    ))}
  </List>
)
