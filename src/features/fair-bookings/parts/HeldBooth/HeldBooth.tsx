import type { FairParticipation } from '#contract/fair-bookings'
import { payConsent } from '#contract/payment-fields'
import { Alert, Button, Card, Checkbox, Countdown, FieldGroup, Stack, Text } from '#design-system'
import { ShortForm } from '#features/forms'
import { MIDNIGHT_NOTE, yuan } from '#features/payments'
import { useServiceOffset } from '#platform/clock'
import { useDraftForm } from '#platform/forms'
import { countdownOf } from '../../model/participation-words.ts'

interface Props {
  booth: NonNullable<FairParticipation['booth']>
  fee: FairParticipation['fee']
  /** Since when the fair's clock stands still; 0 while it runs. */
  stoppedAt?: number
  onPay: () => Promise<void>
  onRelease: () => Promise<void>
  /** The hold is over. */
  onOver: () => void
}

const schema = /* @__PURE__ */ payConsent()

/** A booth that is held until it is paid: how long, how much, and the ways on. Renders a card with a `<form>`. */
export function HeldBooth({ booth: { code, until }, fee, stoppedAt = 0, onPay, onRelease, onOver }: Props) {
  const offset = useServiceOffset()
  const session = useDraftForm<{ agreed: boolean }>({ rules: schema, initial: { agreed: false }, submit: onPay })
  const { register, formState } = session.form
  const amount = yuan(fee?.amount ?? 0)
  return (
    <Card
      title={`展位 ${code} 已为贵单位保留`}
      action={
        <Button size="small" variant="quiet" onClick={() => void onRelease().catch(() => undefined)}>
          放弃保留
        </Button>
      }
    >
      <Stack gap={3}>
        {until !== null && (
          <Countdown
            until={until}
            offset={offset}
            {...countdownOf(stoppedAt)}
            overText="保留时间已过"
            onOver={onOver}
          />
        )}
        {stoppedAt > 0 ? (
          <Text>恢复后接着计时，再付款。</Text>
        ) : (
          <>
            <Text>请在保留时间结束 2 分钟前付款。正在付款的，保留时间自动延长一次。</Text>
            <ShortForm {...session} action={`去支付 ${amount}`}>
              <Alert tone="warning" title="付款前请看清">
                <Text>开场前一天结束前取消的，展位费原路退回；之后取消或没有到场的，展位费不退。</Text>
                <Text>{MIDNIGHT_NOTE}</Text>
              </Alert>
              <FieldGroup label="确认" error={formState.errors.agreed?.message}>
                <Checkbox {...register('agreed')} id="agreed" label="已看清退费说明" />
              </FieldGroup>
            </ShortForm>
          </>
        )}
      </Stack>
    </Card>
  )
}
