import { pathTo } from '#contract/pages'
import { Card, EmptyState, Link, LoadState, Text } from '#design-system'
import { formatDate } from '#platform/dates'
import { useNotices } from '../../hooks/useHomeContent.ts'
import { useSubSite } from '../../hooks/useSubSite.ts'
import { List } from './HomeNotices.styles.ts'

/** The newest notices, exam announcements and policies; on a sub-site those of its city. */
export function HomeNotices() {
  const { articles, isInstead, ...state } = useNotices()
  const site = useSubSite()
  const own = isInstead ? '' : site
  return (
    <Card
      title={`${own}通知公告`}
      action={<Link href={own ? pathTo('notices', null, { t: own }) : pathTo('notices')}>更多</Link>}
    >
      {isInstead && (
        <Text size="sm" tone="muted">
          {site}暂时没有自己的公告，以下是全省公告。
        </Text>
      )}
      <LoadState
        {...state}
        data={articles}
        isEmpty={list => list.length === 0}
        empty={<EmptyState title="暂时没有公告" />}
      >
        {list => (
          <List>
            {list.map(article => (
              <li key={article.id}>
                <Link href={pathTo('article', { id: article.id })} variant="plain">
                  {article.title}
                </Link>
                <time>{formatDate(article.publishedAt).slice(5)}</time>
              </li>
            ))}
          </List>
        )}
      </LoadState>
    </Card>
  )
}
