import { pathTo } from '#contract/pages'
import { TaskListLayout } from '#design-system'
import { usePageHead } from '#platform/head'
import { useRequest } from '#platform/routing'
import { scorePhase } from '../../model/windows.ts'
import { ExamFrame } from '../../parts/ExamFrame/ExamFrame.tsx'
import { HolderGate } from '../../parts/HolderGate/HolderGate.tsx'
import { BeforeScores } from '../../parts/ScoreDesk/BeforeScores.tsx'
import { ScoreDesk } from '../../parts/ScoreDesk/ScoreDesk.tsx'

/** `/exam/cjcx/:id` — the scores of whoever is signed in, or gives name and identity number. */
export function ExamScoresPage() {
  const { path } = useRequest()
  usePageHead({ title: '成绩查询', noIndex: true })
  return (
    <TaskListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '成绩查询' },
      ]}
      title="成绩查询"
      wide
    >
      <ExamFrame>
        {({ retry, ...exam }) =>
          scorePhase(exam.window) === 'before' ? (
            <BeforeScores exam={exam} onOpen={retry} />
          ) : (
            <HolderGate exam={exam} what="成绩" address={path}>
              {({ pass, onOther }) => <ScoreDesk exam={exam} stage="written" pass={pass} onOther={onOther} />}
            </HolderGate>
          )
        }
      </ExamFrame>
    </TaskListLayout>
  )
}
