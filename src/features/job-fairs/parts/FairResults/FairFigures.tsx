import type { PastFair } from '#contract/job-fairs'
import { Stat, StatList } from '#design-system'
import { figure } from '../../model/fair-words.ts'

/** What a fair that is over comes to; what nobody has counted is left out. Renders a `<dl>`. */
export const FairFigures = ({ fair: { companies, jobs, headcount, figures } }: { fair: PastFair }) => (
  <StatList>
    <Stat label="参展单位" value={figure(companies)} unit="家" />
    <Stat label="提供岗位" value={figure(jobs)} unit="个" />
    <Stat label="计划招聘" value={figure(headcount)} unit="人" />
    {figures && (
      <>
        <Stat label="入场求职者" value={figure(figures.visitors)} unit="人次" />
        <Stat label="收到简历" value={figure(figures.resumes)} unit="份" />
        <Stat label="达成意向" value={figure(figures.intentions)} unit="人" />
      </>
    )}
  </StatList>
)
