import { useState } from 'react'
import type { OfferedTalkSlots } from '#contract/fair-draws'
import { Button, CheckboxGroup, ConfirmDialog, Stack } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useSay } from '#platform/notices'
import { byDay, hoursInWords } from '../../model/talk-words.ts'

interface Props {
  offered: OfferedTalkSlots
  withdraw: (slots: string[]) => Promise<void>
}

type Offered = OfferedTalkSlots['slots'][number]

function standInWords({ given, person, wishes, from }: Offered, isDrawn: boolean, now: number): string {
  if (given) return person
  if (from <= now) return '已过，没有人'
  if (isDrawn) return '空着'
  return wishes > 0 ? `${wishes} 人填报` : '还没有人填报'
}

/** What withdrawing means for others, said before. */
function consequence(slots: readonly Offered[]): string {
  const given = slots.filter(slot => slot.given).length
  const wished = slots.filter(slot => !slot.given && slot.wishes > 0).length
  const told = [given > 0 && `其中 ${given} 个已有求职者`, wished > 0 && `${wished} 个有人填报`]
    .filter(Boolean)
    .join('，')
  return told === '' ? '这些时段还没有人选。' : `${told}，撤回后系统通知他们。`
}

/** The slots that are offered, with who has them; those that have not begun can be taken back. */
export function OfferedList({ offered: { draw, slots }, withdraw }: Props) {
  const say = useSay()
  const now = useServiceNow()
  const [picked, setPicked] = useState<readonly string[]>([])
  const [isAsking, setAsking] = useState(false)
  const chosen = slots.filter(({ id, from }) => picked.includes(id) && from > now)

  async function confirm() {
    await say.outcomeOf(() => withdraw(chosen.map(({ id }) => id)), `已撤回 ${chosen.length} 个时段`)
    setPicked([])
  }

  return (
    <Stack gap={4}>
      {byDay(slots).map(({ day, slots: ofDay }) => (
        <CheckboxGroup
          key={day}
          name={`offered-${day}`}
          label={day}
          options={ofDay.map(slot => ({
            value: slot.id,
            label: `${hoursInWords(slot)} ${standInWords(slot, draw.drawnAt !== null, now)}`,
            disabled: slot.from <= now,
          }))}
          value={picked}
          onValueChange={({ value }) => {
            const others = picked.filter(id => !ofDay.some(slot => slot.id === id))
            setPicked([...others, ...value])
          }}
        />
      ))}
      <div>
        <Button disabled={chosen.length === 0} onClick={() => setAsking(true)}>
          撤回所选{chosen.length > 0 && `（${chosen.length}）`}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        onOpenChange={({ open }) => setAsking(open)}
        title={`撤回 ${chosen.length} 个时段？`}
        description={consequence(chosen)}
        confirmLabel="撤回时段"
        cancelLabel="保留"
        destructive
        onConfirm={confirm}
      />
    </Stack>
  )
}
