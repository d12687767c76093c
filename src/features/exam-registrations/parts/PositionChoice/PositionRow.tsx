import type { ExamPosition } from '#contract/exam-positions'
import { Button, RecordRow, Tag, type Tone } from '#design-system'

interface Props {
  position: ExamPosition
  isChosen: boolean
  onChoose: (position: ExamPosition) => void
}

const verdicts = {
  fits: { label: '符合', tone: 'success' },
  fails: { label: '不符合', tone: 'danger' },
  unsure: { label: '需核实', tone: 'warning' },
} as const satisfies Record<'fits' | 'fails' | 'unsure', { label: string; tone: Tone }>

/** How many stand for a place: 已缴费 23 人/岗. */
const ratioOf = ({ paid, headcount }: ExamPosition) => Math.round((paid / headcount) * 10) / 10

/** One position to choose, with how it fits and how many have come. Renders a `<li>`. */
export function PositionRow({ position, isChosen, onChoose }: Props) {
  const { unit, department, title, code, headcount, state, asks, applied, underRatio, verdict } = position
  return (
    <RecordRow
      level={3}
      current={isChosen}
      title={`${unit} · ${title}`}
      state={
        <>
          {verdict && <Tag tone={verdicts[verdict].tone}>{verdicts[verdict].label}</Tag>}
          {state === 'cancelled' && <Tag tone="danger">已取消</Tag>}
          {underRatio && state !== 'cancelled' && <Tag tone="primary">人数还不够</Tag>}
        </>
      }
      facts={[
        `代码 ${code}`,
        department,
        `招 ${headcount} 人`,
        `报名 ${applied} 人`,
        `已缴费每岗 ${ratioOf(position)} 人`,
      ]}
      summary={asks.join(' · ')}
      actions={
        state !== 'cancelled' && (
          <Button
            size="small"
            variant={verdict === 'fits' ? 'primary' : 'secondary'}
            aria-label={`选择 ${unit} ${title}`}
            aria-pressed={isChosen}
            onClick={() => onChoose(position)}
          >
            {isChosen ? '已选择' : '选择'}
          </Button>
        )
      }
    />
  )
}
