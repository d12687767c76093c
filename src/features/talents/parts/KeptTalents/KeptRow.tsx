import type { KeptTalent } from '#contract/talents'
import { Checkbox, icons, Menu, RecordRow, VisuallyHidden } from '#design-system'
import { relativeTime } from '#platform/dates'
import type { KeptKind } from '../../model/tabs.ts'
import { titleOf } from '../../model/words.ts'
import { InviteToApply } from '../InviteToApply/InviteToApply.tsx'
import { TalentRecord } from '../TalentRecord/TalentRecord.tsx'
import { keptWords } from './kept-words.ts'

const HIDDEN = '求职者已隐藏或不再公开这份简历'

interface Props {
  item: KeptTalent
  tab: KeptKind
  now: number
  isChosen: boolean
  onChoose: (isChosen: boolean) => void
  onRemove: () => void
}

/** One of the resumes that a company keeps: to open, to invite, to choose, to take off. Renders a `<li>`. */
export function KeptRow({ item: { id, at, talent }, tab, now, isChosen, onChoose, onRemove }: Props) {
  const name = talent ? titleOf(talent) : HIDDEN
  const note = `${relativeTime(at, now)}${keptWords[tab].at}`
  const rest = (
    <Menu
      sign={icons.more}
      label={`更多：${name}`}
      items={[{ id: 'remove', label: keptWords[tab].remove, destructive: true, onSelect: onRemove }]}
    />
  )
  const row = {
    current: isChosen,
    select: (
      <Checkbox
        label={<VisuallyHidden>选择：{name}</VisuallyHidden>}
        checked={isChosen}
        onChange={event => onChoose(event.currentTarget.checked)}
      />
    ),
  }
  if (!talent) return <RecordRow level={3} title={HIDDEN} end={note} {...row} actions={rest} />
  return (
    <TalentRecord
      talent={talent}
      keptAs={tab}
      note={note}
      {...row}
      actions={
        <>
          <InviteToApply id={id} name={talent.name} size="small" />
          {rest}
        </>
      }
    />
  )
}
