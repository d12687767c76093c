import { Card, Empty, Link, LoadState } from '#design-system'
import { formatDate } from '#platform/dates'
import { useNotices } from '../../hooks/useHomeContent.ts'
import { List } from './HomeNotices.styles.ts'

/** The newest notices, exam announcements and policies. */
export function HomeNotices() {
  const { articles, ...state } = useNotices()
  return (
    <Card title="通知公告" action={<Link href="/notice/list">更多</Link>}>
      <LoadState {...state} data={articles} isEmpty={list => list.length === 0} empty={<Empty title="暂时没有公告" />}>
        {list => (
          <List>
            {list.map(article => (
              <li key={article.id}>
                <Link href={`/news/page/${article.id}`} variant="plain">
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
