import type { CompanyFigures } from '#contract/employer'
import { Card, LineChart } from '#design-system'
import { Pair } from './FiguresCharts.styles.ts'

interface Props {
  days: CompanyFigures['days']
}

/** MM-DD: a period is shorter than a year. */
const shortDay = (day: string) => day.slice(5)

/** What happened day by day: views apart, because they are many more than what comes of them. Renders a `<div>`. */
export function FiguresCharts({ days }: Props) {
  const labels = days.map(({ day }) => shortDay(day))
  return (
    <Pair>
      <Card>
        <LineChart
          title="每天的浏览"
          unit="次"
          source="职位页的访问记录"
          rowTitle="日期"
          labels={labels}
          series={[{ name: '浏览', values: days.map(({ views }) => views) }]}
        />
      </Card>
      <Card>
        <LineChart
          title="每天的投递、面试和录用"
          unit="人次"
          source="投递的进展记录"
          rowTitle="日期"
          labels={labels}
          series={[
            { name: '投递', values: days.map(({ applications }) => applications) },
            { name: '邀请面试', values: days.map(({ interviews }) => interviews) },
            { name: '录用', values: days.map(({ hires }) => hires) },
          ]}
        />
      </Card>
    </Pair>
  )
}
