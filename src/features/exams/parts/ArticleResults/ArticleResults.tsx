import { pathTo } from '#contract/pages'
import {
  EmptyState,
  Link,
  LoadState,
  Pagination,
  ResultBar,
  ResultCount,
  ResultsLayout,
  Select,
  Stack,
  TabLinks,
} from '#design-system'
import { WordSearch } from '#features/news'
import { pageCountOf, useRequest } from '#platform/routing'
import { useArticles } from '../../hooks/useArticles.ts'
import { type ArticleListName, articleListAddress, articleSearchOf, typesOn } from '../../model/article-search.ts'
import { cities } from '../../model/exam-words.ts'
import { ExamArticleList } from '../ExamArticleList/ExamArticleList.tsx'

interface ArticleResultsProps {
  list: ArticleListName
  title: string
}

const choices = [{ value: '', label: '全部城市' }, ...cities]

/** Articles about exams by kind, city and words, or those alone that were corrected; all of it in the address. */
export function ArticleResults({ list: name, title }: ArticleResultsProps) {
  const { query } = useRequest()
  const search = articleSearchOf(name, query)
  const { articles, ...state } = useArticles(name)
  const hrefFor = (change: Partial<typeof search>) => articleListAddress(name, search, change)
  const types = typesOn(name).map(({ value, label }) => ({
    href: hrefFor({ type: value }),
    label,
    current: value === search.type,
  }))
  return (
    <ResultsLayout
      title={title}
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: title },
      ]}
      search={
        <WordSearch
          key={`${search.t} ${search.city}`}
          action={pathTo(name)}
          label={`搜索${title}`}
          placeholder="标题或摘要里的词"
          defaultWord={search.t}
          kept={[
            ['type', search.type],
            ['corrected', search.corrected ? '1' : ''],
          ]}
        >
          <Select name="city" aria-label="城市" defaultValue={search.city} options={choices} />
        </WordSearch>
      }
      tabs={
        <TabLinks
          label="公告类型"
          items={
            name === 'examNews'
              ? [{ href: hrefFor({ type: '' }), label: '全部', current: search.type === '' }, ...types]
              : types
          }
        />
      }
    >
      <ResultBar>
        <ResultCount count={articles?.total} unit="条" />
        <Link href={hrefFor({ corrected: !search.corrected })}>
          {search.corrected ? '不限更正，看全部' : '只看有更正的'}
        </Link>
      </ResultBar>
      <LoadState
        {...state}
        data={articles}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: articles, firstHref: hrefFor({}), unit: '条' }}
            title="没有找到相关公告"
            action={<Link href={pathTo('examNews')}>查看全部资讯</Link>}
          >
            换一个说法、城市或类型再试一次。
          </EmptyState>
        }
      >
        {({ list, total, pageSize }) => (
          <Stack gap={4}>
            <ExamArticleList articles={list} words={search.t} />
            <Pagination
              page={search.page}
              pageCount={pageCountOf({ total, pageSize })}
              hrefFor={page => hrefFor({ page })}
            />
          </Stack>
        )}
      </LoadState>
    </ResultsLayout>
  )
}
