import { useState } from 'react'
import {
  canAnswer,
  type FlexibleStage,
  type SimpleAnswer,
  simpleAnswers,
  simpleStateLabels,
} from '#contract/flexible-life'
import type { FlexibleApplicant } from '#contract/flexible-posts'
import { pathTo } from '#contract/pages'
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Link,
  LoadState,
  Pagination,
  RecordList,
  RecordListLayout,
  RecordRow,
  Row,
  Tag,
  Text,
} from '#design-system'
import { formatDate } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { pageCountOf, Redirect, useRequest } from '#platform/routing'
import { useMayAct } from '#platform/session'
import { isNotFound } from '#platform/transport'
import { useCasualApplicants, useCasualJob } from '../../hooks/useCasual.ts'
import { answerLabels, casualAddress, casualSearch, stageLabels, stageTones, stateTones } from '../../model/casual.ts'
import { CasualActions } from '../CasualActions/CasualActions.tsx'

/** Who has applied to a casual job: name, number, a word; with the answers that its stage allows. Renders a `<div>`. */
export function CasualApplicants() {
  const { query } = useRequest()
  const { job: id, page } = casualSearch.parse(query)
  const { job, error } = useCasualJob()
  const { applicants, answer, ...state } = useCasualApplicants()
  const mayRecruit = useMayAct('recruiter')
  const say = useSay()
  const title = job?.draft.title ?? '报名的人'
  usePageHead({ title: `${title}_报名`, noIndex: true })
  const list = casualAddress({ casual: 'list' })
  if (isNotFound(error) || isNotFound(state.error)) return <Redirect to={list} />
  const hrefFor = (to: number) => casualAddress({ casual: 'people', job: id, page: to })
  return (
    <RecordListLayout
      title={title}
      crumbs={[{ label: '职位管理', href: pathTo('ownJobs') }, { label: '零工', href: list }, { label: title }]}
      actions={job && mayRecruit && <CasualActions job={{ id: job.id, title, stage: job.stage }} />}
      tools={
        job && (
          <Row gap={3}>
            <Tag tone={stageTones[job.stage]}>{stageLabels[job.stage]}</Tag>
            <Text size="sm" tone="muted">
              {job.draft.startsOn} {job.draft.startsAt} 开工，招 {job.draft.headcount} 人，已录用 {job.taken} 人
            </Text>
          </Row>
        )
      }
    >
      <LoadState
        {...state}
        data={applicants}
        isEmpty={shown => shown.list.length === 0}
        empty={
          <EmptyState
            page={{ list: applicants, firstHref: hrefFor(1), unit: '人' }}
            title="还没有人报名"
            action={<Link href={pathTo('flexible', null, { job: id })}>看看求职者看到的</Link>}
          >
            有人报名时会发消息告诉您。
          </EmptyState>
        }
      >
        {shown => (
          <>
            <RecordList aria-label="报名的人">
              {shown.list.map(applicant => (
                <ApplicantRow
                  key={applicant.id}
                  applicant={applicant}
                  stage={mayRecruit ? job?.stage : undefined}
                  onAnswer={async given => {
                    try {
                      await answer(applicant.id, given)
                      say.done(`${applicant.name || '报名人'}：${simpleStateLabels[given]}`)
                    } catch (reason) {
                      say.failure(reason)
                    }
                  }}
                />
              ))}
            </RecordList>
            <Pagination page={page} pageCount={pageCountOf(shown)} hrefFor={hrefFor} unit="人" />
          </>
        )}
      </LoadState>
    </RecordListLayout>
  )
}

interface RowProps {
  applicant: FlexibleApplicant
  /** How the job stands; absent for whoever may not answer. */
  stage: FlexibleStage | undefined
  onAnswer: (answer: SimpleAnswer) => Promise<void>
}

function ApplicantRow({ applicant, stage, onAnswer }: RowProps) {
  const [busy, setBusy] = useState<SimpleAnswer | null>(null)
  const [isAsking, setAsking] = useState(false)
  const possible = stage === undefined ? [] : simpleAnswers.filter(given => canAnswer(applicant.state, given, stage))
  const name = applicant.name || '单位通过审核后显示姓名'

  async function give(given: SimpleAnswer) {
    setBusy(given)
    await onAnswer(given)
    setBusy(null)
  }

  return (
    <RecordRow
      title={name}
      state={<Tag tone={stateTones[applicant.state]}>{simpleStateLabels[applicant.state]}</Tag>}
      facts={[
        applicant.phone && (
          <Link key="phone" href={`tel:${applicant.phone}`}>
            {applicant.phone}
          </Link>
        ),
        `${formatDate(applicant.appliedAt)} 报名`,
      ]}
      summary={applicant.note && `留言：${applicant.note}`}
      actions={
        <>
          {possible.map(given => (
            <Button
              key={given}
              size="small"
              variant={given === 'accepted' ? 'primary' : 'secondary'}
              aria-label={`${answerLabels[given]}：${name}`}
              loading={busy === given}
              disabled={busy !== null && busy !== given}
              onClick={() =>
                given === 'declined' && applicant.state === 'accepted' ? setAsking(true) : void give(given)
              }
            >
              {answerLabels[given]}
            </Button>
          ))}
          <ConfirmDialog
            open={isAsking}
            onOpenChange={({ open }) => setAsking(open)}
            title="取消录用？"
            description={`${name}会收到没有录用的消息，名额空出来，可以录用别人。`}
            confirmLabel="取消录用"
            destructive
            onConfirm={() => give('declined')}
          />
        </>
      }
    />
  )
}
