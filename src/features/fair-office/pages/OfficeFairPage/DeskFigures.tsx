import type { OfficeFairInfo } from '#contract/fair-office'
import { participationLabels, participationStates } from '#contract/fair-participation'
import { Card, FactList, Stack, StatStrip, Text } from '#design-system'

/** Employers by state, booths, what is offered. */
export function DeskFigures({ desk: { fair, participations, booths, capacity, visitors } }: { desk: OfficeFairInfo }) {
  const stands = booths.free + booths.held + booths.taken
  return (
    <Card title="参展和展位数据">
      <Stack gap={4}>
        <StatStrip
          duration={0}
          items={participationStates.map(state => ({
            label: participationLabels[state],
            value: participations[state] ?? 0,
            unit: '家',
          }))}
        />
        <FactList
          facts={[
            {
              term: '展位',
              details: `共 ${stands} 个：已定 ${booths.taken}，选定待付款 ${booths.held}，空闲 ${booths.free}`,
            },
            { term: '公共服务展位', details: `${booths.public} 个` },
            { term: '岗位', details: `${fair.jobs} 个，招聘 ${fair.headcount} 人` },
            ...(visitors
              ? [{ term: '求职者', details: `预约 ${visitors.registered} 人，入场 ${visitors.admitted} 人` }]
              : []),
            { term: '场地容量', details: `${capacity} 人` },
          ]}
        />
        <Text size="sm" tone="muted">
          每 30 秒自动更新。
        </Text>
      </Stack>
    </Card>
  )
}
