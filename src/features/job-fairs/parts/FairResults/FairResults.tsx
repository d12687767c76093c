import type { FairResults as Results } from '#contract/job-fairs'
import { DetailSection, RichText, Text } from '#design-system'
import { later } from '#platform/later'
import { FairFigures } from './FairFigures.tsx'

const TradeChart = later(async () => (await import('./TradeChart.tsx')).TradeChart)

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
        <TradeChart results={results} />
      </DetailSection>
    )}
    {results.html !== '' && (
      <DetailSection title="小结">
        <RichText html={results.html} />
      </DetailSection>
    )}
  </>
)
