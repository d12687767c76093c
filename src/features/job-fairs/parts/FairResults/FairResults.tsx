import type { FairResults as Results } from '#contract/job-fairs'
import { labelOf } from '#contract/reference/lookup'
import { tradeList } from '#contract/reference/trades'
import { BarChart, DetailSection, RichText, Text } from '#design-system'
import { FairFigures } from './FairFigures.tsx'

/** Bars beyond these are left to the chart's table. */
const MOST = 10

/** What came of a fair: figures, who stood there by trade, what the organiser writes. Renders `<section>`s. */
export const FairResults = ({ results }: { results: Results }) => (
  <>
    <DetailSection title="结果">
      <FairFigures fair={results} />
      <Text size="sm" tone="muted">
        {results.figures
          ? '单位、岗位和人数按报名记录统计；入场、简历和意向由承办单位现场统计。'
          : '单位、岗位和人数按报名记录统计；入场、简历和意向还没有公布。'}
      </Text>
    </DetailSection>
    {results.trades.length > 0 && (
      <DetailSection title="各行业岗位">
        <BarChart
          title="各行业提供的岗位"
          unit="个"
          source={results.organiser}
          rowTitle="行业"
          most={MOST}
          labels={results.trades.map(({ value }) => labelOf(tradeList, value) || '其他行业')}
          series={[{ name: '岗位', values: results.trades.map(({ jobs }) => jobs) }]}
        />
      </DetailSection>
    )}
    {results.html !== '' && (
      <DetailSection title="小结">
        <RichText html={results.html} />
      </DetailSection>
    )}
  </>
)
