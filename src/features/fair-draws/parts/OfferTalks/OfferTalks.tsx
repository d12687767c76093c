import { Card, LoadState, Stack, Text } from '#design-system'
import { useOfferedTalks } from '../../hooks/useOfferedTalks.ts'
import { momentInWords } from '../../model/talk-words.ts'
import { OfferedList } from './OfferedList.tsx'
import { OfferForm } from './OfferForm.tsx'

interface Props {
  /** The company's own part in the fair. */
  participation: string
}

/** Talk slots that an exhibitor of a fair on line offers, and who has them. Renders a card. */
export function OfferTalks({ participation }: Props) {
  const { offered, offer, withdraw, ...state } = useOfferedTalks(participation)
  return (
    <Card title="交流时段">
      <LoadState {...state} data={offered}>
        {shown => {
          const { draw, slots } = shown
          const isOpen = draw.stage !== 'over' && draw.stage !== 'off'
          return (
            <Stack gap={4}>
              <Text>
                {draw.drawnAt === null
                  ? `求职者填报志愿，${momentInWords(draw.drawAt)} 抽签；没分出去的先到先得。`
                  : '已经抽签。空着的和新提供的时段，求职者先到先得。'}
              </Text>
              {slots.length > 0 && <OfferedList offered={shown} withdraw={withdraw} />}
              {isOpen ? (
                <OfferForm participation={participation} offered={shown} offer={offer} />
              ) : (
                <Text tone="muted">招聘会已结束或不举行，不能再提供时段。</Text>
              )}
            </Stack>
          )
        }}
      </LoadState>
    </Card>
  )
}
