import type { OfficeExamInfo } from '#contract/exam-office'
import { Card, FactList, Stack, StatStrip, Text } from '#design-system'

const heldWords = ({ seats, held }: OfficeExamInfo['rounds'][number]) =>
  seats === null ? '不限名额' : `已占 ${held} / ${seats} 个名额`

/** How many registrations stand where, places that are held, tickets and scores. */
export function DeskFigures({
  desk: { figures, rounds, tickets, scores, underRatio, leastRatio },
}: {
  desk: OfficeExamInfo
}) {
  return (
    <Card title="报名和考务数据">
      <Stack gap={4}>
        <StatStrip
          duration={0}
          items={[
            { label: '草稿', value: figures.drafts, unit: '份' },
            { label: '待审核', value: figures.waiting, unit: '份' },
            { label: '未通过', value: figures.refused, unit: '份' },
            { label: '待补正', value: figures.repairing, unit: '份' },
            { label: '待缴费', value: figures.paying, unit: '份' },
            { label: '报名成功', value: figures.complete, unit: '份' },
            { label: '待改报', value: figures.deciding, unit: '份' },
            { label: '已取消', value: figures.cancelled, unit: '份' },
          ]}
        />
        <FactList
          facts={[
            ...rounds.map(round => ({ term: round.title, details: heldWords(round) })),
            { term: '准考证', details: `${tickets} 张` },
            { term: '成绩', details: `导入 ${scores.loaded} 份，公布 ${scores.released} 份` },
            { term: `未达 1∶${leastRatio}`, details: `${underRatio} 个职位` },
          ]}
        />
        <Text size="sm" tone="muted">
          每 30 秒自动更新。
        </Text>
      </Stack>
    </Card>
  )
}
