import { gapsFact } from '#contract/resume-words'
import type { Resume } from '#contract/resumes'
import { Alert, Link } from '#design-system'
import { resumeHref } from '../../model/addresses.ts'

interface Props {
  resume: Pick<Resume, 'id' | 'sections'>
  /** True in the section itself, to which nothing more leads. */
  isHere?: boolean
}

/** Of which times between education and work nothing is written yet, and where that can be done; nothing without one. */
export function ResumeGaps({ resume: { id, sections }, isHere = false }: Props) {
  const [, gaps] = gapsFact(sections)
  if (!gaps) return null
  return (
    <Alert className="no-print" title="可以补充这段时间做了什么">
      {gaps}没有填写学习或工作。临时工作、培训、备考、照顾家人都可以写，不写也不影响投递。
      {!isHere && <Link href={resumeHref(id, { section: 'work' })}>补充工作经历</Link>}
    </Alert>
  )
}
