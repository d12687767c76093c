import { pathTo } from '#contract/pages'
import { searchTypeList } from '#contract/reference/search'
import type { BlockOf } from '#contract/topics'
import { Accordion, Link, RichText, SearchBox, Stack, Table, Timeline, type TimelineState } from '#design-system'
import { HotWords, Pairs, Pre, Tiles } from './TopicBlocks.styles.ts'

export const TextBlock = ({ block: { html, title } }: { block: BlockOf<'text'> }) => (
  <RichText html={html} headingLevel={title === '' ? 2 : 3} />
)

/** What is over is done; the last that has begun is the present one until something begins after it. */
function stateOf(items: BlockOf<'timeline'>['items'], at: number, today: string): TimelineState {
  const begun = items.filter(({ day }) => day <= today).length
  if (at >= begun) return 'upcoming'
  return at === begun - 1 && begun < items.length ? 'current' : 'done'
}

/** More steps than these have no room beside each other. */
const MOST_ACROSS = 6

export const TimelineBlock = ({ block: { items, width }, today }: { block: BlockOf<'timeline'>; today: string }) => (
  <Timeline
    across={width === 'full' && items.length <= MOST_ACROSS}
    items={items.map(({ day, title, text }, at) => ({
      id: `${day}${title}`,
      title,
      time: day,
      state: stateOf(items, at, today),
      details: text || undefined,
    }))}
  />
)

export const TableBlock = ({ block: { title, columns, rows } }: { block: BlockOf<'table'> }) => (
  <Table
    caption={title || '表'}
    captionHidden
    columns={columns.map((name, at) => ({
      id: String(at),
      title: name,
      rowHeader: at === 0,
      cell: (row: (typeof rows)[number]) => row[at] || '—',
    }))}
    rows={rows}
    rowKey={row => row.join('·')}
  />
)

export const FaqBlock = ({ block: { items } }: { block: BlockOf<'faq'> }) => (
  <Accordion items={items.map(({ q, a }) => ({ id: q, title: q, content: <Pre>{a}</Pre> }))} />
)

export const ContactBlock = ({ block: { lines } }: { block: BlockOf<'contact'> }) => (
  <Pairs>
    {lines.map(({ label, text, href }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{href ? <Link href={href}>{text}</Link> : text}</dd>
      </div>
    ))}
  </Pairs>
)

export const LinksBlock = ({ block: { items } }: { block: BlockOf<'links'> }) => (
  <Tiles>
    {items.map(({ label, href, text }) => (
      <li key={href}>
        <Link href={href} variant="plain" stretched target={href.startsWith('http') ? '_blank' : undefined}>
          {label}
        </Link>
        {text !== '' && <span>{text}</span>}
      </li>
    ))}
  </Tiles>
)

export const SearchBlock = ({ block: { words, city } }: { block: BlockOf<'search'> }) => (
  <Stack gap={3}>
    <SearchBox
      label="在本页搜索职位或公司"
      action={pathTo('jobSearch')}
      types={searchTypeList}
      kept={city === '' ? [] : [['city', city]]}
    />
    <HotWords
      label="热搜推荐"
      words={words.map(word => ({ title: word, url: pathTo('jobSearch', null, { t: word }) }))}
    />
  </Stack>
)
