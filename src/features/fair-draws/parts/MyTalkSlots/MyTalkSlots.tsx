import { useState } from 'react'
import type { MyTalkSlots as Mine, OwnTalkSlot, TalkDrawState } from '#contract/fair-draws'
import { Button, ConfirmDialog, icons, LoadState, RecordList, RecordRow, Row, Stack, Tag, Text } from '#design-system'
import { saveFile } from '#platform/call'
import { useServiceNow } from '#platform/clock'
import { useSay } from '#platform/notices'
import { useMyTalks, useTalkActions } from '../../hooks/useTalks.ts'
import { calendarOf, spanInWords } from '../../model/talk-words.ts'
import { moved } from '../../model/wish-list.ts'

interface Props {
  fair: string
}

const boothOf = ({ booth }: OwnTalkSlot) => booth && `展位 ${booth}`

/** Wishes in their order, which can be changed as long as requests are open. */
function Wishes({ draw, wishes }: Mine) {
  const say = useSay()
  const { wish, isSending } = useTalkActions(draw.fair)
  const ids = wishes.map(({ id }) => id)
  const isOpen = draw.stage === 'requesting' && draw.phase !== 'stopped'
  const change = async (list: string[]) => {
    try {
      await wish(list)
    } catch (error) {
      say.failure(error)
    }
  }
  return (
    <RecordList aria-label="我的志愿，按先后">
      {wishes.map((slot, place) => {
        const name = `第 ${place + 1} 志愿`
        return (
          <RecordRow
            key={slot.id}
            level={3}
            title={`${name}：${slot.company}`}
            facts={[spanInWords(slot), boothOf(slot), `志愿编号 ${slot.number}`]}
            actions={
              isOpen && (
                <>
                  <Button
                    size="small"
                    disabled={place === 0 || isSending}
                    aria-label={`${name}提前`}
                    onClick={() => void change(moved(ids, slot.id, -1))}
                  >
                    提前
                  </Button>
                  <Button
                    size="small"
                    disabled={place === wishes.length - 1 || isSending}
                    aria-label={`${name}推后`}
                    onClick={() => void change(moved(ids, slot.id, 1))}
                  >
                    推后
                  </Button>
                  <Button
                    size="small"
                    disabled={isSending}
                    aria-label={`去掉${name}`}
                    onClick={() => void change(ids.filter(id => id !== slot.id))}
                  >
                    去掉
                  </Button>
                </>
              )
            }
          />
        )
      })}
    </RecordList>
  )
}

function GrantActions({ draw, slot, now }: { draw: TalkDrawState; slot: OwnTalkSlot; now: number }) {
  const say = useSay()
  const [isAsking, setAsking] = useState(false)
  const { cancel } = useTalkActions(draw.fair)
  const saveCalendar = () => {
    const blob = new Blob([calendarOf(draw, slot, now)], { type: 'text/calendar;charset=utf-8' })
    saveFile({ blob, name: `在线交流-${slot.id}.ics` })
  }
  return (
    <>
      <Button size="small" icon={icons.calendar} onClick={saveCalendar}>
        加入日历
      </Button>
      <Button size="small" onClick={() => setAsking(true)}>
        取消
      </Button>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={({ open }) => setAsking(open)}
        title="取消这个交流时段？"
        description={`${spanInWords(slot)}，${slot.company}。取消后别人可以选走，单位会收到通知。`}
        confirmLabel="取消时段"
        cancelLabel="保留"
        destructive
        onConfirm={() => say.outcomeOf(() => cancel(slot.id), '已取消，时段让给了别人')}
      />
    </>
  )
}

/** Slots that one has, by time. */
function Grants({ draw, grants }: Pick<Mine, 'draw' | 'grants'>) {
  const now = useServiceNow()
  return (
    <RecordList aria-label="我的交流时段">
      {grants.map(slot => (
        <RecordRow
          key={slot.id}
          level={3}
          title={spanInWords(slot)}
          state={<Tag tone="success">{slot.drawn ? '已中签' : '已选'}</Tag>}
          facts={[slot.company, boothOf(slot)]}
          actions={draw.stage !== 'off' && slot.from > now && <GrantActions draw={draw} slot={slot} now={now} />}
        />
      ))}
    </RecordList>
  )
}

function Body({ draw, wishes, grants }: Mine) {
  const isDrawn = draw.drawnAt !== null
  if (!isDrawn && wishes.length === 0) return <Text tone="muted">还没有填报志愿。选一家单位，点它的时段就填上了。</Text>
  if (!isDrawn) return <Wishes draw={draw} wishes={wishes} grants={grants} />
  return (
    <Stack gap={3}>
      {grants.length > 0 ? (
        <Grants draw={draw} grants={grants} />
      ) : (
        <Text>
          {wishes.length > 0 ? '您的志愿这次都没有抽中。' : '您没有填报志愿。'}
          {draw.stage === 'leftovers' && '空着的时段先到先得，请选一家单位看看。'}
        </Text>
      )}
      {wishes.length > 0 && (
        <Row gap={2}>
          <Text size="sm" tone="muted">
            志愿编号（核验用）：{wishes.map(({ number }) => number).join('、')}
          </Text>
        </Row>
      )}
    </Stack>
  )
}

/** What a seeker wishes at a fair and has been given. Nothing for guests and employers. */
export function MyTalkSlots({ fair }: Props) {
  const { mine, isSeeker, isEmployer: _, ...state } = useMyTalks(fair)
  if (!isSeeker) return null
  return (
    <LoadState {...state} data={mine}>
      {shown => <Body {...shown} />}
    </LoadState>
  )
}
