import { examMandateLabels } from '#contract/exam-mandates'
import { examStageLabels } from '#contract/exam-timeline'
import { pathTo } from '#contract/pages'
import { EmptyState, icons, LoadState, RecordList, RecordListLayout, RecordRow, Tag } from '#design-system'
import { usePageHead } from '#platform/head'
import { useOfficeExams } from '../../hooks/useOfficeExams.ts'
import { waitingWords } from '../../model/waiting-words.ts'

/** `/manage/exam-office` — the exams that one has a hand in, those that wait for somebody first. */
export function OfficeExamsPage() {
  usePageHead({ title: '考试业务', noIndex: true })
  const { exams, ...state } = useOfficeExams()
  return (
    <RecordListLayout title="考试业务" lead="您有权限办理的考试。每一步都会记入审计日志。">
      <LoadState
        {...state}
        data={exams}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState title="还没有可以办理的考试" icon={icons.exam}>
            考试机构的负责人给您授权后，考试会出现在这里。
          </EmptyState>
        }
      >
        {list => (
          <RecordList>
            {list.map(({ exam, mandates, waiting }) => (
              <RecordRow
                key={exam.id}
                title={exam.title}
                href={pathTo('examOfficeExam', { id: exam.id })}
                state={<Tag>{examStageLabels[exam.stage]}</Tag>}
                facts={[exam.organiser, `权限：${mandates.map(one => examMandateLabels[one]).join('、')}`]}
                end={waitingWords(waiting)}
              />
            ))}
          </RecordList>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
