import { type FairAlertWay, fairAlertLabels, fairAlertWays } from '#contract/fair-alerts'
import { Card, Checkbox, Stack, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useFairAlerts } from '../../hooks/useFairAlerts.ts'

const unknown = { sms: '账号还没有绑定手机号', email: '账号还没有绑定邮箱' } as const satisfies Record<
  FairAlertWay,
  string
>

/** Chooses by which ways one hears of changes of one's fairs, for all of them. Nothing until it is known what was chosen. */
export function FairAlertsCard() {
  const say = useSay()
  const { alerts, isSending, toggle } = useFairAlerts()
  if (!alerts) return null

  const save = (way: FairAlertWay) =>
    toggle(way).then(
      () => say.done('提醒方式已保存'),
      (error: unknown) => say.failure(error),
    )

  return (
    <Card title="变更提醒">
      <Stack gap={3}>
        <Text>招聘会改时间地点、延期、取消、暂停时都会发站内消息，还可以同时用：</Text>
        {fairAlertWays.map(way => (
          <Checkbox
            key={way}
            label={fairAlertLabels[way]}
            hint={alerts.possible.includes(way) ? undefined : unknown[way]}
            checked={alerts.ways.includes(way)}
            disabled={isSending || !alerts.possible.includes(way)}
            onChange={() => void save(way)}
          />
        ))}
      </Stack>
    </Card>
  )
}
