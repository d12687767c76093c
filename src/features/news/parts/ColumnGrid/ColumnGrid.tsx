import type { OutputOf } from '#contract/endpoint'
import { articleKinds, type listColumns } from '#contract/news'
import { pathTo } from '#contract/pages'
import { Card, Heading, Link } from '#design-system'
import { formatDate } from '#platform/dates'
import { kindLabels } from '../../model/article-search.ts'
import { typeLabel, typeOf } from '../../model/article-types.ts'
import { columnSearch } from '../../model/column-search.ts'
import { Grid, Kinds, List } from './ColumnGrid.styles.ts'

type Column = OutputOf<typeof listColumns>['columns'][number]

const ColumnCard = ({ typeId, list }: Column) => (
  <Card
    level={4}
    title={typeLabel(typeId)}
    action={
      <Link href={columnSearch.format(pathTo('newsList'), { type: typeId })} aria-label={`全部${typeLabel(typeId)}`}>
        全部
      </Link>
    }
  >
    <List>
      {list.map(({ id, title, publishedAt }) => (
        <li key={id}>
          <Link href={pathTo('article', { id })} variant="quiet">
            {title}
          </Link>
          <time dateTime={formatDate(publishedAt)}>{formatDate(publishedAt).slice(5)}</time>
        </li>
      ))}
    </List>
  </Card>
)

/** The newest titles of every column, kind by kind, each with the way to all of it. Renders a `<div>` of sections. */
export const ColumnGrid = ({ columns }: { columns: readonly Column[] }) => (
  <Kinds>
    {articleKinds.map(kind => {
      const own = columns.filter(({ typeId }) => typeOf(typeId)?.kind === kind)
      return (
        own.length > 0 && (
          <section key={kind} aria-label={kindLabels[kind]}>
            <Heading level={3}>{kindLabels[kind]}</Heading>
            <Grid>
              {own.map(column => (
                <ColumnCard key={column.typeId} {...column} />
              ))}
            </Grid>
          </section>
        )
      )
    })}
  </Kinds>
)
