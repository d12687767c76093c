import { useState } from 'react'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import type { JobDraft, OwnJob } from '#contract/jobs'
import { Alert, Button, ButtonLink, ConfirmDialog, LoadState, PageTitle, Row, Stack, useToasts } from '#design-system'
import { wordsFor } from '#platform/forms'
import { usePageHead } from '#platform/head'
import { CallRefused, isNotFound } from '#platform/transport'
import { useOwnJob, useOwnJobActions } from '../../hooks/useOwnJobs.ts'
import { usePosting } from '../../hooks/usePosting.ts'
import { PostingForm } from '../../parts/PostingForm/PostingForm.tsx'
import { PostingPreview } from '../../parts/PostingPreview/PostingPreview.tsx'

/** `/manage/job/publish?id=` — writes a posting, checks it and publishes it. Without an id a new one begins. */
export function PublishPage() {
  const [address] = useSearchParams()
  const id = address.get('id')
  const { job, ...state } = useOwnJob(id)
  usePageHead({ title: id ? '编辑职位' : '发布职位', noIndex: true })
  if (isNotFound(state.error)) return <Navigate to="/manage/jobs" replace />
  if (!id) return <Posting key="new" job={null} />
  return (
    <LoadState {...state} data={job}>
      {stored => <Posting key={stored.id} job={stored} />}
    </LoadState>
  )
}

function Posting({ job }: { job: OwnJob | null }) {
  const navigate = useNavigate()
  const toasts = useToasts()
  const actions = useOwnJobActions()
  const posting = usePosting(job, saved => void actions.keep(saved))
  const [ready, setReady] = useState<JobDraft | null>(null)
  const [shown, setShown] = useState({ draft: posting.initial, round: 0 })
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [publishing, setPublishing] = useState(false)

  async function publish() {
    setPublishing(true)
    setFailure('')
    try {
      if (!(await posting.save())) throw new Error('The draft could not be saved')
      const published = await actions.setState(posting.idOf(), 'valid')
      toasts.show({ message: '职位已发布，现在就能被搜索到', tone: 'success', duration: 3000 })
      navigate(`/manage/jobs?published=${published.id}`)
    } catch (error) {
      const fields = error instanceof CallRefused ? error.fields : {}
      setRefused(fields)
      setFailure(Object.keys(fields).length > 0 ? '' : wordsFor(error))
      if (Object.keys(fields).length > 0 && ready) {
        setShown(({ round }) => ({ draft: ready, round: round + 1 }))
        setReady(null)
      }
    } finally {
      setPublishing(false)
    }
  }

  return (
    <Stack gap={4}>
      <PageTitle>{ready ? '确认职位内容' : job ? '编辑职位' : '发布职位'}</PageTitle>
      {failure && (
        <Alert tone="danger" live>
          {failure}
        </Alert>
      )}
      {posting.restored && !ready && <Alert tone="info">已恢复您上次没有保存完的内容。</Alert>}
      {ready ? (
        <>
          <PostingPreview draft={ready} />
          <Row gap={3}>
            <Button variant="primary" size="large" loading={publishing} onClick={publish}>
              发布职位
            </Button>
            <Button
              size="large"
              onClick={() => {
                setShown(({ round }) => ({ draft: ready, round: round + 1 }))
                setReady(null)
              }}
            >
              返回修改
            </Button>
            <ButtonLink size="large" href="/manage/jobs">
              存为草稿，以后再发
            </ButtonLink>
          </Row>
        </>
      ) : (
        <PostingForm
          key={shown.round}
          initial={shown.draft}
          state={posting.state}
          onChange={posting.change}
          onSave={posting.save}
          onReady={draft => {
            setRefused({})
            setReady(draft)
          }}
          refused={refused}
        />
      )}
      <ConfirmDialog
        open={posting.conflict !== null}
        onOpenChange={() => {
          const draft = posting.takeOther()
          setShown(({ round }) => ({ draft, round: round + 1 }))
        }}
        title="这个职位在别处被修改过"
        description="可以用您这里的内容覆盖，或者改用已保存的内容；不选之前，两边的内容都还在。"
        confirmLabel="用我的内容"
        cancelLabel="用已保存的内容"
        onConfirm={posting.keepMine}
      />
    </Stack>
  )
}
