import { useState } from 'react'
import type { FairPapers } from '#contract/fair-papers'
import { Alert, Button, Card, ConfirmDialog, FactList, icons, Row, Stack, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { usePaperWork } from '../../hooks/usePapers.ts'
import { minuteOf } from '../../model/moments.ts'
import { ArchiveCheck } from '../../parts/ArchiveCheck/ArchiveCheck.tsx'
import { FilingForm } from '../../parts/FilingForm/FilingForm.tsx'
import { StatisticsForm } from '../../parts/StatisticsForm/StatisticsForm.tsx'
import { PrintCards } from './PrintCards.tsx'

/** What stays of a fair that is over. */
function Results({ papers }: { papers: FairPapers }) {
  const say = useSay()
  const { count, freeze } = usePaperWork(papers.fair.id)
  const [isAsked, setAsked] = useState(false)
  const { statistics, present, absent, hash, frozenAt } = papers
  if (frozenAt !== null && statistics) {
    return (
      <Stack gap={3}>
        <FactList
          facts={[
            { term: '入场人数', details: `${statistics.visitors} 人` },
            { term: '收到简历', details: `${statistics.resumes} 份` },
            { term: '达成意向', details: `${statistics.intentions} 人` },
            { term: '到场单位', details: `${present} 家` },
            { term: '归档时间', details: minuteOf(frozenAt) },
            { term: '校验码', details: hash },
          ]}
        />
        <Text tone="muted">
          已经归档，统计和到场单位名单不再变动。校验码是两者全部内容的 SHA-256，改动任何一处，校验码都会不同。
        </Text>
        <ArchiveCheck key={hash} papers={papers} />
      </Stack>
    )
  }
  if (papers.fair.phase !== 'ended') return <Text tone="muted">招聘会结束后 7 天内填报。</Text>
  return (
    <Stack gap={4}>
      <Text>{`到场单位 ${present} 家，未到场 ${absent} 家（按签到统计）。`}</Text>
      <StatisticsForm
        papers={papers}
        onSave={async figures => {
          await count(figures)
          say.done('统计已保存')
        }}
      />
      {statistics && (
        <Button icon={icons.archive} onClick={() => setAsked(true)}>
          归档
        </Button>
      )}
      <ConfirmDialog
        open={isAsked}
        onOpenChange={() => setAsked(false)}
        title="归档这场招聘会？"
        description="统计和到场单位名单一起封存，生成校验码，以后不能再改。"
        confirmLabel="归档"
        onConfirm={() => say.outcomeOf(freeze, '已归档')}
      />
    </Stack>
  )
}

/** Filing before the fair, figures after it, and the list of employers. */
export function PaperCards({ papers }: { papers: FairPapers }) {
  const say = useSay()
  const { file, saveExhibitors } = usePaperWork(papers.fair.id)
  const [isBusy, setBusy] = useState(false)
  return (
    <Stack gap={4}>
      {papers.fair.kind !== '2' && (
        <Card title="备案和公安许可">
          {papers.frozenAt === null ? (
            <FilingForm
              key={papers.version}
              papers={papers}
              onSave={async filing => {
                await file(filing)
                say.done('备案信息已保存')
              }}
            />
          ) : (
            <Alert tone="info">已经归档，备案信息不能再改。</Alert>
          )}
        </Card>
      )}
      {papers.fair.kind !== '2' && <PrintCards papers={papers} />}
      <Card title="会后统计和归档">
        <Results papers={papers} />
      </Card>
      <Card title="参展单位名单">
        <Row gap={3}>
          <Button
            icon={icons.download}
            loading={isBusy}
            onClick={() => {
              setBusy(true)
              saveExhibitors()
                .catch((error: unknown) => say.failure(error))
                .finally(() => setBusy(false))
            }}
          >
            下载 Excel 名单
          </Button>
          <Text tone="muted">展位号、单位、信用代码、状态和岗位。</Text>
        </Row>
      </Card>
    </Stack>
  )
}
