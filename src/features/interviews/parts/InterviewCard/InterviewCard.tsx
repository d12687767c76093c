import type { Interview, InterviewSide } from '#contract/interviews'
import { pathTo } from '#contract/pages'
import { Button, icons, ListCard } from '#design-system'
import { momentInWords, standingOf, wayLabel } from '../../model/interview-words.ts'

interface Props {
  interview: Interview
  side: InterviewSide
  now: number
  /** Asked to take it out of the list; absent while it is not over. */
  onRemove?: (() => void) | undefined
}

/** One interview of a list, as either side reads it. Renders an `<article>`. */
export function InterviewCard({ interview, side, now, onRemove }: Props) {
  const { id, jobTitle, candidate, companyName, startsAt, slots, way, place } = interview
  const { label, tone } = standingOf(interview, side, now)
  const who = side === 'employer' ? candidate : companyName
  const isOpen = interview.state === 'proposed' || interview.state === 'countered'
  return (
    <ListCard
      level={2}
      title={side === 'employer' ? `${candidate} · ${jobTitle}` : jobTitle}
      href={pathTo('interview', { id })}
      headline={startsAt > 0 ? momentInWords(startsAt) : isOpen ? `${slots.length} 个可选时间` : '没有约定时间'}
      meta={[side === 'seeker' && who, wayLabel(way), place, `${interview.minutes} 分钟`]}
      summary={isOpen ? slots.map(momentInWords).join('；') : undefined}
      tags={[{ label, tone }]}
      aside={
        onRemove && (
          <Button size="small" variant="quiet" icon={icons.trash} aria-label={`移除：${jobTitle}`} onClick={onRemove}>
            移除
          </Button>
        )
      }
    />
  )
}
