import { pathTo } from '#contract/pages'
import { TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { useExam } from '../../hooks/useExam.ts'
import { ScoreDesk } from '../../later.tsx'
import { scorePhase } from '../../model/windows.ts'
import { ExamFrame } from '../../parts/ExamFrame/ExamFrame.tsx'
import { HolderGate } from '../../parts/HolderGate/HolderGate.tsx'
import { BeforeScores } from '../../parts/ScoreDesk/BeforeScores.tsx'

/** `/exam/cjcx/:id` — the scores of whoever is signed in, or gives name and identity number. */
export function ExamScoresPage() {
  const { path } = useRequest()
  const { exam } = useExam()
  usePageHead({ title: '成绩查询', noIndex: true })
  return (
    <TaskListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '成绩查询' },
      ]}
      title="成绩查询"
      lead={exam?.title.title}
      wide
    >
      <ExamFrame>
        {({ retry, ...known }) =>
          scorePhase(known.window) === 'before' ? (
            <BeforeScores exam={known} onOpen={retry} />
          ) : (
            <HolderGate exam={known} what="成绩" address={path}>
              {({ pass, onOther }) => <ScoreDesk exam={known} stage="written" pass={pass} onOther={onOther} />}
            </HolderGate>
          )
        }
      </ExamFrame>
    </TaskListLayout>
  )
}
