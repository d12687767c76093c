import type { ExamPosition } from '#contract/exam-positions'
import { Highlight, ListCard, type ListCardTag } from '#design-system'
import { highlightRanges } from '#platform/text'
import { ratioOf, stateTags, unitOf, verdictTags } from '../../model/position-words.ts'
import { ChooseButton, type PositionChoice } from '../ChooseButton/ChooseButton.tsx'
import { SaveButton } from '../SaveButton/SaveButton.tsx'
import { Beside, Figures } from './PositionCard.styles.ts'

export interface PositionCardProps {
  position: ExamPosition
  /** Where its details are. */
  href: string
  /** Search words to mark. */
  words?: string | undefined
  /** Where one of several is chosen. */
  choice?: PositionChoice | undefined
}

const marked = (text: string, words: string) =>
  words === '' ? text : <Highlight text={text} ranges={highlightRanges(text, words)} />

const tagsOf = ({ state, verdict, underRatio }: ExamPosition): ListCardTag[] => {
  const told = stateTags[state]
  return [
    ...(told ? [told] : []),
    ...(verdict ? [verdictTags[verdict]] : []),
    ...(underRatio && state === 'open' ? [{ label: '低于开考比例', tone: 'accent' as const }] : []),
  ]
}

/** A position in a list: what and how many, whose it is, what it asks for, how many have applied. Renders an `<article>`. */
export function PositionCard({ position, href, words = '', choice }: PositionCardProps) {
  const { title, headcount, code, applied, approved, paid } = position
  const ratio = ratioOf(position)
  return (
    <ListCard
      href={href}
      title={marked(title, words)}
      headline={`招 ${headcount} 人`}
      meta={[marked(unitOf(position), words), `代码 ${code}`]}
      details={position.asks}
      tags={tagsOf(position)}
      note={
        <Figures>
          <span>
            报名 <b>{applied}</b>
          </span>
          <span>
            过审 <b>{approved}</b>
          </span>
          <span>
            缴费 <b>{paid}</b>
            {ratio && `（${ratio}）`}
          </span>
        </Figures>
      }
      aside={
        <Beside data-choice={choice ? '' : undefined}>
          {choice && <ChooseButton position={position} {...choice} />}
          <div data-save>
            <SaveButton position={position} back={href} />
          </div>
        </Beside>
      }
    />
  )
}
