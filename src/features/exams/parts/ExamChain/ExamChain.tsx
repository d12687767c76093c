import type { ExamSummary } from '#contract/exams'
import { Icon, icons, VisuallyHidden, wholeFigures } from '#design-system'
import { chainOf, type LinkState } from '../../model/chain.ts'
import { Chain } from './ExamChain.styles.ts'

const said = { done: '已完成', current: '正在进行', upcoming: '未开始' } as const satisfies Record<LinkState, string>

/** The seven steps of an exam with the one it is at. Renders an `<ol>`. */
export const ExamChain = ({ exam }: { exam: Pick<ExamSummary, 'timeline' | 'stage'> }) => (
  <Chain aria-label="考试流程">
    {chainOf(exam.timeline, exam.stage).map(({ title, when, state }, at) => (
      <li key={title} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
        <span aria-hidden="true">{state === 'done' ? <Icon path={icons.check} size="small" /> : at + 1}</span>
        <b>
          {title}
          <VisuallyHidden>（{said[state]}）</VisuallyHidden>
        </b>
        <small>{wholeFigures(when)}</small>
      </li>
    ))}
  </Chain>
)
