import type { MyTalkSlots, TalkSlot, TalkSlots as Talks } from '#contract/fair-draws'
import { ButtonLink, EmptyState, LoadState, Stack, Text } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useSay } from '#platform/notices'
import { loginAddress } from '#platform/routing'
import { useMyTalks, useTalkActions, useTalkSlots } from '../../hooks/useTalks.ts'
import { slotsHref } from '../../model/talk-address.ts'
import { byDay, hoursInWords } from '../../model/talk-words.ts'
import { toggled } from '../../model/wish-list.ts'
import { DrawStage } from './DrawStage.tsx'
import { Day, Grid, Slot } from './TalkSlots.styles.ts'

interface Props {
  /** The exhibitor's part in the fair. */
  participation: string
}

interface Standing {
  readonly rank: number
  readonly isMine: boolean
  readonly isPast: boolean
}

function standInWords({ given, wishes }: TalkSlot, stage: Talks['draw']['stage'], { rank, isMine, isPast }: Standing) {
  if (isMine) return '您的时段'
  if (given) return '已有人'
  if (isPast) return '已过'
  if (stage === 'leftovers') return '空着'
  if (rank > 0) return `您的第 ${rank} 志愿`
  return wishes > 0 ? `${wishes} 人填报` : '还没有人填报'
}

interface ChoosingProps {
  talks: Talks
  /** Null for guests and employers, who only look. */
  mine: MyTalkSlots | null
}

/** The slots as buttons: while requests are open each adds a wish or takes it off; later it takes what is left. */
function Choosing({ talks: { draw, slots }, mine }: ChoosingProps) {
  const say = useSay()
  const now = useServiceNow()
  const { wish, take, isSending } = useTalkActions(draw.fair)
  const wishes = mine?.wishes.map(({ id }) => id) ?? []
  const isWishing = draw.stage === 'requesting'

  async function press(slot: TalkSlot) {
    const isOff = wishes.includes(slot.id)
    try {
      if (isWishing) await wish(toggled(wishes, slot.id))
      else await take(slot.id)
      say.done(isWishing ? (isOff ? '已去掉这个志愿' : `已填为第 ${wishes.length + 1} 志愿`) : '这个时段是您的了')
    } catch (error) {
      say.failure(error)
    }
  }

  const isClosed = (slot: TalkSlot, { rank, isMine, isPast }: Standing) =>
    !mine ||
    isSending ||
    isMine ||
    isPast ||
    draw.phase === 'stopped' ||
    (isWishing ? rank === 0 && wishes.length >= draw.mostWishes : draw.stage !== 'leftovers' || slot.given)

  return byDay(slots).map(({ day, slots: ofDay }) => (
    <Day key={day}>
      <h3>{day}</h3>
      <Grid>
        {ofDay.map(slot => {
          const standing = {
            rank: isWishing ? wishes.indexOf(slot.id) + 1 : 0,
            isMine: mine?.grants.some(({ id }) => id === slot.id) ?? false,
            isPast: slot.from <= now,
          }
          return (
            <li key={slot.id}>
              <Slot
                type="button"
                aria-pressed={isWishing ? standing.rank > 0 : standing.isMine}
                disabled={isClosed(slot, standing)}
                onClick={() => void press(slot)}
              >
                <b>{hoursInWords(slot)}</b>
                <small>{standInWords(slot, draw.stage, standing)}</small>
              </Slot>
            </li>
          )
        })}
      </Grid>
    </Day>
  ))
}

/** Talk slots of one exhibitor: wish them, or after the draw take one that is left. */
export function TalkSlots({ participation }: Props) {
  const { talks, ...state } = useTalkSlots(participation)
  return (
    <LoadState
      {...state}
      data={talks}
      isEmpty={({ slots }) => slots.length === 0}
      empty={<EmptyState title="这家单位没有提供交流时段" />}
    >
      {shown => <Body talks={shown} />}
    </LoadState>
  )
}

function Body({ talks }: { talks: Talks }) {
  const { draw, booth } = talks
  const { mine, isSeeker, isEmployer, error } = useMyTalks(draw.fair)
  const isOpen = draw.stage === 'requesting' || draw.stage === 'leftovers'
  return (
    <Stack gap={4}>
      <DrawStage draw={draw} />
      {isOpen && isEmployer && <Text tone="muted">这里由求职者填报；单位在“网络招聘会管理”里提供时段。</Text>}
      {isSeeker && !mine && !error && <Text tone="muted">正在查询您的志愿……</Text>}
      <Choosing talks={talks} mine={mine ?? null} />
      {isOpen && !isSeeker && !isEmployer && (
        <div>
          <ButtonLink variant="primary" href={loginAddress(slotsHref(draw.fair, { exhibitor: booth.participation }))}>
            登录后填报
          </ButtonLink>
        </div>
      )}
    </Stack>
  )
}
