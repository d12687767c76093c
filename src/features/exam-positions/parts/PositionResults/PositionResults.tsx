import {
  Alert,
  Button,
  EmptyState,
  FilterBar,
  FilterTags,
  icons,
  Link,
  LoadState,
  lasting,
  Pagination,
  ResultBar,
  ResultCount,
  Skeleton,
  SortBar,
  Stack,
  Text,
  TextInput,
} from '#design-system'
import { WordSearch } from '#features/news'
import { later } from '#platform/later'
import { loginAddress, pageCountOf, useRequest } from '#platform/routing'
import { useExportPositions } from '../../hooks/useExportPositions.ts'
import { type PositionReader, usePositions } from '../../hooks/usePositions.ts'
import { filteredHref, positionGroups, selectedIn, sortOptions } from '../../model/position-filters.ts'
import {
  type PositionSearch,
  positionHref,
  positionSearch,
  positionsHref,
  positionsInput,
} from '../../model/position-search.ts'
import { countedWords } from '../../model/position-words.ts'
import type { PositionChoice } from '../ChooseButton/ChooseButton.tsx'
import { PositionCard } from '../PositionCard/PositionCard.tsx'
import { Columns } from './PositionResults.styles.ts'

const PositionDrawer = later(async () => (await import('./PositionDrawer.tsx')).PositionDrawer)

interface PositionResultsProps {
  /** Whose positions are listed: those of a whole recruitment, or of one exam. */
  within: { theme: string } | { exam: string }
  /** The address of the page, with the words that are its own: `/exam/theme/1?view=positions`. */
  path: string
  /** Where one of them is chosen: by a button at each. */
  choice?: PositionChoice | undefined
}

const rowsToCome = (
  <Stack gap={5}>
    <Skeleton shape="block" />
    <Skeleton shape="block" />
    <Skeleton shape="block" />
  </Stack>
)

/** Words of the address that a form by GET has to take along: those of the page, and the filters. */
const keptIn = (href: string): [string, string][] =>
  [...new URLSearchParams(href.split('?')[1])].filter(([name]) => name !== 't' && name !== 'major')

/** Why nothing is left, and what can be done about it. */
function emptyWords(fits: boolean, reader: PositionReader): string {
  if (!fits) return '换一个说法，或者少选一个条件再看。'
  return reader === 'seeker'
    ? '“符合”按您的简历判断。简历里没有写的条件会判为需核实，不在这里。'
    : '只看符合的职位，需要先用个人账号登录。'
}

interface FitHintProps {
  path: string
  search: PositionSearch
  reader: PositionReader
}

/** How to see only what one's resume fits, a sentence for everybody: whoever it turns out to be, nothing moves. */
function FitHint({ path, search, reader }: FitHintProps) {
  const fits = positionsHref(path, search, { fits: true })
  switch (reader) {
    case 'guest':
      return (
        <>
          <Link href={loginAddress(fits)}>登录后只看我符合的职位</Link>，按您的简历逐条对照公告条件。
        </>
      )
    case 'seeker':
      return search.fits ? (
        <>
          现在只列您符合的职位，是按您的简历对照公告条件的。
          <Link href={positionsHref(path, search, { fits: false })}>看全部</Link>
        </>
      ) : (
        <>
          <Link href={fits}>只看我符合的职位</Link>，按您的简历逐条对照公告条件。
        </>
      )
    case 'employer':
      return '您用的是单位账号，只能查看。报考要用个人账号登录。'
    default:
      return reader satisfies never
  }
}

/** Positions to look through: words, filters with counts, order, and one position's details, all in the address. */
export function PositionResults({ within, path, choice }: PositionResultsProps) {
  const { query } = useRequest()
  const search = positionSearch.parse(query)
  const input = { ...positionsInput(search), ...within }
  const { positions, counted, reader, ...state } = usePositions(input)
  const { save, isFetching } = useExportPositions()
  const groups = positions ? positionGroups(search, positions.facets) : []
  const selected = selectedIn(search, positions?.facets)
  const hrefFor = (filters: typeof selected) => filteredHref(path, search, filters)
  const { page: _, sort: __, ...filters } = input
  return (
    <Stack gap={4}>
      <WordSearch
        key={`${search.t} ${search.major}`}
        action={path.split('?')[0] ?? path}
        label="搜索职位"
        placeholder="单位、职位名称或代码"
        defaultWord={search.t}
        kept={keptIn(positionsHref(path, search, {}))}
      >
        <TextInput
          name="major"
          aria-label="我的专业代码"
          placeholder="专业代码，如 030101K"
          defaultValue={search.major}
        />
      </WordSearch>
      <Alert data-per-user tone="info">
        <FitHint path={path} search={search} reader={reader} />
      </Alert>
      <Columns>
        <FilterBar
          groups={groups}
          selected={selected}
          hrefFor={hrefFor}
          doneLabel={positions ? `查看 ${positions.total} 个职位` : '查看职位'}
        />
        <Stack gap={3}>
          <FilterTags groups={groups} selected={selected} hrefFor={hrefFor} />
          <ResultBar>
            <ResultCount count={counted?.total} unit="个职位" />
            <Text size="sm" tone="muted" inline>
              {counted && countedWords(counted.countedAt)}
            </Text>
            <Button size="small" icon={icons.download} disabled={isFetching} onClick={() => void save(filters)}>
              下载职位表
            </Button>
            <SortBar
              options={sortOptions}
              value={search.sort}
              hrefFor={sort => positionsHref(path, search, { sort })}
            />
          </ResultBar>
          <LoadState
            {...state}
            data={positions}
            isEmpty={({ list }) => list.length === 0}
            loading={rowsToCome}
            empty={
              <EmptyState
                page={{ list: positions, firstHref: positionsHref(path, search, {}), unit: '个职位' }}
                title="没有符合这些条件的职位"
                action={
                  <Link href={filteredHref(path, { ...search, t: '', major: '' }, lasting(groups, selected))}>
                    清除全部条件
                  </Link>
                }
              >
                {emptyWords(search.fits, reader)}
              </EmptyState>
            }
          >
            {({ list, total, pageSize }) => (
              <Stack gap={4}>
                <div>
                  {list.map(position => (
                    <PositionCard
                      key={position.id}
                      position={position}
                      words={search.t}
                      href={positionHref(path, search, position.id)}
                      choice={choice}
                    />
                  ))}
                </div>
                <Pagination
                  page={search.page}
                  pageCount={pageCountOf({ total, pageSize })}
                  hrefFor={page => positionsHref(path, search, { page })}
                  unit="个"
                />
              </Stack>
            )}
          </LoadState>
        </Stack>
      </Columns>
      <PositionDrawer
        id={search.position}
        title={positions?.list.find(({ id }) => id === search.position)?.title ?? '职位详情'}
        here={positionHref(path, search, search.position)}
        listHref={positionHref(path, search, '')}
        choice={choice}
      />
    </Stack>
  )
}
