import type { FairInfo } from '#contract/fair-halls'
import { EmptyState, Link, LoadState, Pagination, Stack, Stat, StatList } from '#design-system'
import { WordSearch } from '#features/news'
import { pageCountOf, useRequest } from '#platform/routing'
import { useExhibitors } from '../../hooks/useFair.ts'
import { fairAddress, fairHref } from '../../model/fair-address.ts'
import { ExhibitorRow } from '../../parts/ExhibitorRow/index.ts'

/** Who stands there, by booth. */
export function CompaniesView({ fair }: { fair: FairInfo }) {
  const { query } = useRequest()
  const address = fairAddress.parse(query)
  const { exhibitors, ...state } = useExhibitors()
  return (
    <Stack gap={4}>
      <WordSearch
        key={address.t}
        action={fairHref(fair.id)}
        label="搜索参展单位"
        placeholder="单位或展位号"
        defaultWord={address.t}
      />
      <LoadState
        {...state}
        data={exhibitors}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            page={{ list: exhibitors, firstHref: fairHref(fair.id), unit: '家' }}
            title={address.t ? '没有找到这样的单位' : '还没有单位确定展位'}
            action={<Link href={fairHref(fair.id, { view: 'notice' })}>看须知</Link>}
          />
        }
      >
        {found => (
          <Stack gap={5}>
            <div>
              {found.list.map(exhibitor => (
                <ExhibitorRow
                  key={exhibitor.companyId}
                  fairId={fair.id}
                  exhibitor={exhibitor}
                  jobsHref={fairHref(fair.id, { view: 'jobs', company: exhibitor.companyId })}
                />
              ))}
            </div>
            <Pagination
              page={address.page}
              pageCount={pageCountOf(found)}
              hrefFor={page => fairHref(fair.id, { ...address, page })}
              total={{ count: found.total }}
              unit="家"
            />
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}

const figure = (value: number | null) => (value === null ? '不足 5' : String(value))

/** What came of it. */
export const ResultsView = ({ results }: FairInfo) =>
  results ? (
    <StatList>
      <Stat label="入场" value={figure(results.visitors)} unit="人" />
      <Stat label="收到简历" value={figure(results.resumes)} unit="份" />
      <Stat label="达成意向" value={figure(results.intentions)} unit="人" />
    </StatList>
  ) : (
    <EmptyState title="成果还没有公布">组织单位在结束后七天内公布。</EmptyState>
  )
