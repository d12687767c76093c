import { useState } from 'react'
import { boothKindLabels } from '#contract/booth-kinds'
import type { OutputOf } from '#contract/endpoint'
import type { BookableBooth, FairParticipation, listFairBooths } from '#contract/fair-bookings'
import type { BookableKind } from '#contract/fair-contract'
import { Alert, Button, ConfirmDialog, EmptyState, FloorPlan, Heading, Row, Stack, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { boothInWords, boothWords, floorBoothsOf, fullKinds } from '../../model/stands.ts'

interface Plan {
  halls: OutputOf<typeof listFairBooths>['halls']
  booths: readonly BookableBooth[]
}

interface Props {
  plan: Plan
  participation: Pick<FairParticipation, 'state' | 'booth' | 'waiting'>
  onChoose: (booth: string) => Promise<void>
  onWait: (kind: BookableKind) => Promise<void>
}

/** The halls of a fair with their booths: one is chosen on the plan or in the list, and asked about once. */
export function BoothPicker({
  plan: { halls, booths },
  participation: { state, booth, waiting },
  onChoose,
  onWait,
}: Props) {
  const say = useSay()
  const [asked, setAsked] = useState<BookableBooth | null>(null)
  const [wanted, setWanted] = useState<BookableKind | null>(null)
  const isChange = state === 'booked' || state === 'confirmed'
  const full = state === 'approved' && !waiting ? fullKinds(booths) : []
  const words = asked ? boothInWords(asked) : ''
  const held = asked && asked.fee > 0 && !isChange ? '展位保留 15 分钟，付款后归贵单位。' : '选定后展位即归贵单位。'
  return (
    <Stack gap={4}>
      {full.length > 0 && (
        <Alert title={`${full.map(kind => boothKindLabels[kind]).join('、')}已选满`}>
          <Text>可以候补：有展位空出时按候补次序通知，收到通知后在期限内答复。</Text>
          <Row gap={3}>
            {full.map(kind => (
              <Button key={kind} onClick={() => setWanted(kind)}>
                候补{boothKindLabels[kind]}
              </Button>
            ))}
          </Row>
        </Alert>
      )}
      {booths.length === 0 && <EmptyState title="展位图还没有公布" />}
      {halls.map(hall => {
        const inHall = booths.filter(one => one.hall === hall.id)
        return (
          inHall.length > 0 && (
            <Stack key={hall.id} gap={2}>
              {halls.length > 1 && (
                <Heading level={3} size="md">
                  {hall.name}
                </Heading>
              )}
              <FloorPlan
                label={`${hall.name}展位图`}
                booths={floorBoothsOf(inHall)}
                {...(hall.width > 0 && { hall: { width: hall.width, depth: hall.depth } })}
                features={hall.features}
                chosen={booth?.code}
                words={boothWords}
                onChoose={({ booth: { code } }) => {
                  const chosen = inHall.find(one => one.code === code)
                  if (chosen?.state === 'free') setAsked(chosen)
                  else if (chosen && chosen.state !== 'mine') say.warning(`展位 ${chosen.code} 已被选走或正在选位`)
                }}
              />
            </Stack>
          )
        )
      })}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={
          isChange && booth ? `从展位 ${booth.code} 换到 ${asked?.code ?? ''}？` : `选定展位 ${asked?.code ?? ''}？`
        }
        description={`${words}。${held}`}
        confirmLabel={isChange ? '换到这个展位' : '选定这个展位'}
        onConfirm={async () => {
          if (!asked) return
          await say.outcomeOf(() => onChoose(asked.id), asked.fee > 0 && !isChange ? '展位已保留，请付款' : '展位已定')
        }}
      />
      <ConfirmDialog
        open={wanted !== null}
        onOpenChange={() => setWanted(null)}
        title={`候补${wanted ? boothKindLabels[wanted] : ''}？`}
        description="候补到选展位截止为止。空出的展位按候补次序保留给贵单位，最多 24 小时；逾期没有答复的排到队尾。"
        confirmLabel="加入候补"
        onConfirm={async () => {
          if (wanted) await say.outcomeOf(() => onWait(wanted), '已加入候补')
        }}
      />
    </Stack>
  )
}
