import { pathTo } from '#contract/pages'
import {
  ButtonLink,
  EmptyState,
  icons,
  Link,
  LoadState,
  RecordList,
  RecordListLayout,
  RecordRow,
  Tag,
} from '#design-system'
import { usePageHead } from '#platform/head'
import { usePractised } from '../../hooks/useOwnRegistration.ts'
import { momentInWords } from '../../model/moments.ts'

const questions = (
  <ButtonLink variant="primary" href={pathTo('questions')}>
    去练题
  </ButtonLink>
)

/** `/exams/mine` — what one has answered on the platform, chapter by chapter, with score and date. */
export function TestsOfMinePage() {
  usePageHead({ title: '我的测试', noIndex: true })
  const { tests, ...state } = usePractised()
  return (
    <RecordListLayout title="我的测试" lead="在本站答过的题，按章节记分，只有您自己能看到。" actions={questions}>
      <LoadState
        {...state}
        data={tests}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState
            title="还没有做过测试"
            icon={icons.education}
            action={questions}
            otherAction={<Link href={pathTo('examsOfMine')}>招聘考试的报名在“我的考试”</Link>}
          >
            练过的章节、得分和时间会记在这里。
          </EmptyState>
        }
      >
        {list => (
          <RecordList>
            {list.map(({ chapter, questions: all, answered, right, at }) => (
              <RecordRow
                key={chapter}
                title={chapter}
                href={pathTo('questions')}
                state={answered === all ? <Tag tone="success">已答完</Tag> : <Tag>进行中</Tag>}
                facts={[`答了 ${answered} / ${all} 题`, `答对 ${right} 题`, `最近 ${momentInWords(at)}`]}
                end={`${Math.round((right / answered) * 100)} 分`}
              />
            ))}
          </RecordList>
        )}
      </LoadState>
    </RecordListLayout>
  )
}
