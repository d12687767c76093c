import { pathTo } from '#contract/pages'
import { Card, LoadState, Skeleton, StatStrip } from '#design-system'
import { useFigures } from '../../hooks/useHomeContent.ts'
import { usePlace } from '../../hooks/usePlace.ts'

/** How much there is, counted up: jobs, places, companies, people. */
export function HomeFigures() {
  const { figures, ...state } = useFigures()
  const place = usePlace()
  return (
    <Card>
      <LoadState {...state} data={figures} loading={<Skeleton shape="block" />}>
        {({ jobs, headcount, companies, talents }) => (
          <StatStrip
            items={[
              { label: '在招职位', value: jobs, unit: '个', href: pathTo('jobSearch', null, { ...place }) },
              { label: '招聘人数', value: headcount, unit: '人' },
              { label: '入驻单位', value: companies, unit: '家' },
              { label: '求职人才', value: talents, unit: '人' },
            ]}
          />
        )}
      </LoadState>
    </Card>
  )
}
