import type { FairParticipation } from '#contract/fair-bookings'
import { fairOfferLabels } from '#contract/fair-offer'
import { participationLabels } from '#contract/fair-participation'
import { fairPhaseLabels } from '#contract/fair-timeline'
import { pathTo } from '#contract/pages'
import { Alert, ButtonLink, Card, FactList, icons, Row, Stack, Tag, Text } from '#design-system'
import { yuan } from '#features/payments'
import type { useBooking } from '../../hooks/useBooking.ts'
import { ownFairsHref } from '../../model/fair-addresses.ts'
import { minuteOf, nextInWords, participationTones } from '../../model/participation-words.ts'
import { WithdrawButton } from '../../parts/WithdrawButton/WithdrawButton.tsx'

interface Props {
  participation: FairParticipation
  booking: Pick<ReturnType<typeof useBooking>, 'withdraw'>
  online: boolean
}

/** How one participation stands: state, what comes next, the moments, and the way out. */
export function StandingCard({ participation, booking, online }: Props) {
  const { fair, state, reason, next, booth, waiting, fee, offers, contract, checkInBy } = participation
  const hasScanner = !online && booth !== null && booth.until === null
  return (
    <Card title={fair.title} action={<Tag tone={participationTones[state]}>{participationLabels[state]}</Tag>}>
      <Stack gap={4}>
        {fair.state !== 'planned' && (
          <Alert tone="warning" title={`招聘会${fairPhaseLabels[fair.state]}`} live>
            {fair.reason}
          </Alert>
        )}
        {next.step !== 'none' && (
          <Text>
            <strong>{`下一步：${nextInWords(participation)}`}</strong>
          </Text>
        )}
        {reason !== '' && <Text>{`原因：${reason}`}</Text>}
        <FactList
          facts={[
            { term: '时间', details: `${minuteOf(fair.timeline.opensAt)} 至 ${minuteOf(fair.timeline.closesAt)}` },
            { term: '地点', details: fair.venue },
            { term: '主办方', details: fair.organiser },
            { term: '展位', details: booth && `${booth.code}${booth.until === null ? '' : '（保留中）'}` },
            { term: '展位费', details: fee && `${yuan(fee.amount)}，${fee.paid ? '已付' : '未付'}` },
            { term: '候补', details: waiting && `第 ${waiting.place} 位，${minuteOf(waiting.since)} 起` },
            { term: '选展位截止', details: minuteOf(fair.timeline.bookUntil) },
            { term: '签到截止', details: !online && minuteOf(checkInBy) },
            {
              term: '参会约定',
              details: contract.at !== null && `${contract.version} 版，${minuteOf(contract.at)} 同意`,
            },
            {
              term: '候补记录',
              details: offers
                .map(one => `${minuteOf(one.at)} 展位 ${one.code} ${fairOfferLabels[one.state]}`)
                .join('；'),
            },
          ]}
        />
        <Row gap={3}>
          {next.step === 'again' && (
            <ButtonLink variant="primary" href={ownFairsHref(online, { view: 'join' })}>
              重新报名
            </ButtonLink>
          )}
          {hasScanner && (
            <ButtonLink
              variant="primary"
              icon={icons.camera}
              href={ownFairsHref(online, { view: 'scan', id: participation.id })}
            >
              扫码登记
            </ButtonLink>
          )}
          <ButtonLink href={pathTo('jobFair', { id: fair.id })}>查看招聘会</ButtonLink>
          <WithdrawButton participation={participation} onWithdraw={booking.withdraw} />
        </Row>
      </Stack>
    </Card>
  )
}
