import type { Interview, InterviewSide } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { icons, Menu, RecordRow, Tag } from '#design-system'
import { momentInWords, standingOf, wayLabel } from '../../model/interview-words.ts'
import { Times } from './InterviewRow.styles.ts'

interface Props {
  interview: Interview
  side: InterviewSide
  now: number
  /** Asked to take it out of the list; absent while it is not over. */
  onRemove?: (() => void) | undefined
}

/** One interview of a list, as either side reads it. Renders a `<li>`. */
export function InterviewRow({ interview, side, now, onRemove }: Props) {
  const { id, jobTitle, candidate, companyName, startsAt, slots, way, place } = interview
  const { label, tone } = standingOf(interview, side, now)
  const isOpen = interview.state === 'proposed' || interview.state === 'countered'
  return (
    <RecordRow
      title={side === 'employer' ? `${candidate} · ${jobTitle}` : jobTitle}
      href={pathTo('interview', { id })}
      state={<Tag tone={tone}>{label}</Tag>}
      facts={[side === 'seeker' && companyName, wayLabel(way), place, `${interview.minutes} 分钟`]}
      summary={
        isOpen && (
          <Times>
            {slots.map(slot => (
              <span key={slot}>{momentInWords(slot)}</span>
            ))}
          </Times>
        )
      }
      end={startsAt > 0 ? momentInWords(startsAt) : isOpen ? `${slots.length} 个可选时间` : '没有约定时间'}
      actions={
        onRemove && (
          <Menu
            sign={icons.more}
            label={`更多：${jobTitle}`}
            items={[{ id: 'remove', label: '移除', destructive: true, onSelect: onRemove }]}
          />
        )
      }
    />
  )
}
