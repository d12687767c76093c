import { Card, LoadState, Skeleton, StatStrip } from '#design-system'
import { useFairTotals } from '../../hooks/useFairs.ts'
import { fairListAddress } from '../../model/fair-search.ts'

/** How much is offered at the fairs ahead, and what came of those of a year. */
export function FairTotals() {
  const { totals, ...state } = useFairTotals()
  return (
    <Card title="招聘会数据">
      <LoadState {...state} data={totals} loading={<Skeleton shape="block" />}>
        {({ fairs, companies, jobs, headcount, held, past }) => (
          <StatStrip
            items={[
              { label: '可以参加', value: fairs, unit: '场', href: fairListAddress({ phase: 'ahead' }) },
              { label: '参展单位', value: companies, unit: '家' },
              { label: '招聘岗位', value: jobs, unit: '个' },
              { label: '计划招聘', value: headcount, unit: '人' },
              { label: '一年内举办', value: held, unit: '场', href: fairListAddress({ phase: 'ended' }) },
              { label: '一年内入场', value: past.visitors, unit: '人次' },
              { label: '一年内达成意向', value: past.intentions, unit: '人' },
            ]}
          />
        )}
      </LoadState>
    </Card>
  )
}
