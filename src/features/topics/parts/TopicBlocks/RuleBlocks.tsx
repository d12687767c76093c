import { pathTo } from '#contract/pages'
import { companyTypeList } from '#contract/reference/company-kinds'
import { labelOf } from '#contract/reference/lookup'
import type { BlockOf, TopicSummary } from '#contract/topics'
import { EmptyState, Link, Pagination, Stat, StatList, TabLinks } from '#design-system'
import { JobList } from '#features/jobs'
import { AreaDrawing } from '#features/site'
import { formatDate } from '#platform/dates'
import { pageCountOf } from '#platform/routing'
import { type Asked, topicHref } from '../../model/topic-address.ts'
import { More, Pool, Tiles, Titles } from './TopicBlocks.styles.ts'

type Count = BlockOf<'jobs'>['count']

const countText = ({ value, more }: Count) => `${value}${more ? '+' : ''}`

export const JobsBlock = ({ block: { list, count, moreHref } }: { block: BlockOf<'jobs'> }) =>
  list.length === 0 ? (
    <EmptyState
      picture={<AreaDrawing name="fairs" />}
      title="这里暂时没有在招职位"
      action={<Link href={pathTo('jobSearch')}>到职位搜索看看</Link>}
    />
  ) : (
    <>
      <Pool>
        <JobList jobs={list} />
      </Pool>
      <More>
        共 {countText(count)} 个在招职位。{moreHref !== '' && <Link href={moreHref}>在职位搜索中查看</Link>}
      </More>
    </>
  )

export const CompaniesBlock = ({ block: { list } }: { block: BlockOf<'companies'> }) =>
  list.length === 0 ? (
    <EmptyState picture={<AreaDrawing name="fairs" />} title="这里暂时没有招人的单位" />
  ) : (
    <Tiles>
      {list.map(({ id, name, companyType, place, openJobs }) => (
        <li key={id}>
          <Link href={pathTo('companyDetails', { id })} variant="plain" stretched>
            {name}
          </Link>
          <span>
            {place} · {labelOf(companyTypeList, companyType)}
          </span>
          <span>{openJobs} 个在招职位</span>
        </li>
      ))}
    </Tiles>
  )

export const ArticlesBlock = ({ block, asked }: { block: BlockOf<'articles'>; asked: Asked }) =>
  block.list.length === 0 ? (
    <EmptyState
      picture={<AreaDrawing name="fairs" />}
      title="暂时没有内容"
      page={{ list: { total: block.total, capped: false }, firstHref: topicHref(asked, { page: 1 }), unit: '篇' }}
    />
  ) : (
    <>
      <Titles>
        {block.list.map(({ id, title, summary, source, publishedAt }) => (
          <li key={id}>
            <Link href={pathTo('article', { id })} variant="quiet">
              {title}
            </Link>
            {block.paged && <p>{summary}</p>}
            <p>
              {formatDate(publishedAt)} · {source}
            </p>
          </li>
        ))}
      </Titles>
      {block.paged && block.total > block.size && (
        <Pagination
          page={block.page}
          pageCount={pageCountOf({ total: block.total, pageSize: block.size })}
          hrefFor={page => topicHref(asked, { page })}
        />
      )}
    </>
  )

const spanOf = ({ starts, ends }: TopicSummary) =>
  starts !== '' && ends !== '' ? `${starts} 至 ${ends}` : starts !== '' ? `${starts} 开始` : ends && `${ends} 结束`

export const TopicsBlock = ({ block, asked }: { block: BlockOf<'topics'>; asked: Asked }) =>
  block.list.length === 0 ? (
    <EmptyState
      picture={<AreaDrawing name="fairs" />}
      title="暂时没有专题"
      page={{ list: { total: block.total, capped: false }, firstHref: topicHref(asked, { page: 1 }), unit: '个' }}
    />
  ) : (
    <>
      <Titles>
        {block.list.map(topic => (
          <li key={topic.address}>
            <Link href={topic.address} variant="quiet">
              {topic.title}
            </Link>
            <p>{topic.summary}</p>
            <p>{spanOf(topic)}</p>
          </li>
        ))}
      </Titles>
      {block.paged && block.total > block.size && (
        <Pagination
          page={block.page}
          pageCount={pageCountOf({ total: block.total, pageSize: block.size })}
          hrefFor={page => topicHref(asked, { page })}
        />
      )}
    </>
  )

export const FiguresBlock = ({ block: { items } }: { block: BlockOf<'figures'> }) => (
  <StatList>
    {items.map(({ label, unit, count }) => (
      <Stat key={label} label={label} value={countText(count)} unit={unit} />
    ))}
  </StatList>
)

const nameOfPicker = { city: '城市', category: '职位大类' } as const

/** Links, so that a choice can be shared and works before any script. */
export const PickerBlock = ({ block: { by, chosen, options }, asked }: { block: BlockOf<'picker'>; asked: Asked }) => (
  <TabLinks
    label={nameOfPicker[by]}
    items={[{ value: '', label: '全部' }, ...options].map(({ value, label }) => ({
      href: topicHref(asked, { [by]: value }),
      label,
      current: value === chosen,
    }))}
  />
)
