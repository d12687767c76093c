import type { FairResults } from '#contract/job-fairs'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { BarChart } from '#design-system'

/** Bars beyond these are left to the chart's table. */
const MOST = 10

/** Jobs that were offered at a fair, by trade. Renders a `<figure>`. */
export const TradeChart = ({ results: { organiser, trades } }: { results: FairResults }) => (
  <BarChart
    title="各行业提供的岗位"
    unit="个"
    source={organiser}
    rowTitle="行业"
    most={MOST}
    labels={trades.map(({ value }) => labelOf(tradeList, value) || '其他行业')}
    series={[{ name: '岗位', values: trades.map(({ jobs }) => jobs) }]}
  />
)
