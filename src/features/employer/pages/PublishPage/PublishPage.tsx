import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import type { JobDraft } from '#contract/job-posting'
import { pathTo } from '#contract/pages'
import { checkPosting } from '#contract/posting-check'
import { canTake } from '#contract/posting-life'
import { Alert, LoadState, TaskListLayout } from '#design-system'
import { useSettled } from '#features/forms'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'
import { wordsFor } from '#platform/forms'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { Redirect, useNavigate } from '#platform/routing'
import { CallRefused, isNotFound } from '#platform/transport'
import { useBeginning } from '../../hooks/useBeginning.ts'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { useOwnJob, useOwnJobActions } from '../../hooks/useOwnJobs.ts'
import { usePosting } from '../../hooks/usePosting.ts'
import { usePublishAddress } from '../../hooks/usePublishAddress.ts'
import type { PostingOrigin } from '../../model/posting-drafts.ts'
import { draftOf, type PostingValues, valuesOf } from '../../model/posting-values.ts'
import { AwaitsReview } from '../../parts/AwaitsReview/AwaitsReview.tsx'
import { PostingConflict } from '../../parts/PostingConflict/PostingConflict.tsx'
import { PostingFindings } from '../../parts/PostingFindings/PostingFindings.tsx'
import { PostingForm } from '../../parts/PostingForm/PostingForm.tsx'
import { PostingLeftovers } from '../../parts/PostingLeftovers/PostingLeftovers.tsx'
import { PostingParts } from '../../parts/PostingParts/PostingParts.tsx'
import { PostingPreview } from '../../parts/PostingPreview/PostingPreview.tsx'
import { PostingRelease } from '../../parts/PostingRelease/PostingRelease.tsx'
import { PostingSeen } from '../../parts/PostingSeen/PostingSeen.tsx'

/** `/manage/job/publish?id=` — writes a posting, checks it and publishes it. Without an id a new one begins. */
export function PublishPage() {
  const { id, newKey, give } = usePublishAddress()
  const { job, ...state } = useOwnJob(id)
  usePageHead({ title: id ? '编辑职位' : '发布职位', noIndex: true })
  if (isNotFound(state.error)) return <Redirect to={pathTo('ownJobs')} />
  if (!id) return <NewPosting key={newKey} onStored={give} />
  return (
    <LoadState {...state} data={job}>
      {stored => <Posting key={stored.id} origin={stored} />}
    </LoadState>
  )
}

function NewPosting({ onStored }: { onStored: (id: string) => void }) {
  const { beginning, leftovers, goOnWith, end } = useBeginning()
  const stored = (id: string) => {
    end()
    onStored(id)
  }
  return (
    <Posting key={beginning} origin={{ beginning }} onStored={stored}>
      {leftovers.length > 0 && <PostingLeftovers leftovers={leftovers} onGoOn={goOnWith} />}
    </Posting>
  )
}

interface PostingProps {
  origin: PostingOrigin
  /** What to know before writing. */
  children?: ReactNode
  /** Told the id that a new posting was given. */
  onStored?: (id: string) => void
}

function Posting({ origin, children, onStored }: PostingProps) {
  const navigate = useNavigate()
  const say = useSay()
  const actions = useOwnJobActions()
  const posting = usePosting(origin, saved => void actions.keep(saved))
  const [ready, setReady] = useState<JobDraft | null>(null)
  const [shown, setShown] = useState({ values: posting.initial, round: 0 })
  const [typed, setTyped] = useState(posting.initial)
  const { settled, change, settle, onBlur } = useSettled(posting.initial)
  /** The question that the writer goes back to. */
  const [at, setAt] = useState('')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState('')
  const [publishing, setPublishing] = useState(false)
  const today = formatDate(useNow())
  const standing = useLicenceStanding()

  const isNew = 'beginning' in origin
  const opensOn = isNew ? '' : origin.opensOn
  const newId = isNew ? posting.idOf() : ''
  /** Never published yet: it may be laid by for a day. */
  const maySchedule = isNew || canTake(origin.stage, 'schedule')
  /** It may be laid by until the company's check counts. */
  const mayWait = isNew || canTake(origin.stage, 'queue')
  const tellStored = useEffectEvent(() => onStored?.(newId))
  useEffect(() => {
    if (newId) tellStored()
  }, [newId])

  function showAnew(values: PostingValues, question = '') {
    setShown(({ round }) => ({ values, round: round + 1 }))
    setTyped(values)
    settle(values)
    setAt(question)
    setReady(null)
  }

  /** Leads back to the fields that the service finds fault with; false when there are none. */
  function showRefused(error: unknown) {
    const fields = error instanceof CallRefused ? error.fields : {}
    const isRefused = Object.keys(fields).length > 0
    setRefused(fields)
    if (isRefused && ready) showAnew(valuesOf(ready))
    return isRefused
  }

  async function saved() {
    if (!(await posting.save())) throw new Error('The draft could not be saved')
    return posting.idOf()
  }

  async function publish() {
    setPublishing(true)
    setFailure('')
    try {
      const published = await actions.publish(await saved())
      navigate(pathTo('ownJobs', null, { published: published.id }), { replace: true })
    } catch (error) {
      setFailure(showRefused(error) ? '' : wordsFor(error))
    } finally {
      setPublishing(false)
    }
  }

  async function schedule(day: string) {
    try {
      await actions.schedule(await saved(), day)
      say.done(`职位将在 ${day} 发布`)
      navigate(pathTo('ownJobs', null, { state: 'scheduled' }))
    } catch (error) {
      if (error instanceof CallRefused && !('opensOn' in error.fields) && showRefused(error)) return
      throw error
    }
  }

  return (
    <TaskListLayout
      title={ready ? '确认职位内容' : isNew ? '发布职位' : '编辑职位'}
      crumbs={[{ label: '职位管理', href: pathTo('ownJobs') }, { label: isNew ? '发布职位' : '编辑职位' }]}
      parts={!ready && <PostingParts typed={settled} today={today} />}
      aside={!ready && <PostingSeen draft={draftOf(typed)} />}
      onBlur={onBlur}
    >
      <AwaitsReview />
      {!newId && !ready && children}
      {posting.conflict ? (
        <PostingConflict
          mine={draftOf(posting.getDraft())}
          stored={posting.conflict}
          onKeepMine={posting.keepMine}
          onTakeOther={() => showAnew(posting.takeOther())}
        />
      ) : (
        failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )
      )}
      {opensOn && !ready && (
        <Alert tone="info">
          这个职位将在 {opensOn} 发布。改动要再次检查、确认发布日期后才会用上，否则按原来的内容发布。
        </Alert>
      )}
      {!isNew && origin.closedBecause && !ready && (
        <Alert tone={origin.stage === 'barred' ? 'warning' : 'info'}>
          {origin.stage === 'barred'
            ? `这个职位经平台核查已下架，不能重新发布，原因是“${origin.closedBecause}”。可以在职位管理里复制它，改正后另外发布。`
            : `这个职位已下架，原因是“${origin.closedBecause}”。改好并发布以后，求职者又能搜索到。`}
        </Alert>
      )}
      {posting.restored && !ready && <Alert tone="info">已恢复您上次没有保存完的内容。</Alert>}
      {ready ? (
        <>
          <PostingFindings draft={ready} findings={checkPosting(ready, today)} />
          <PostingPreview draft={ready} onEdit={({ question }) => showAnew(valuesOf(ready), question)} />
          <PostingRelease
            today={today}
            opensOn={opensOn}
            isPublishing={publishing}
            isWaiting={standing !== 'valid' && mayWait}
            onPublish={() => void publish()}
            onSchedule={maySchedule ? schedule : undefined}
            onBack={() => showAnew(valuesOf(ready))}
          />
        </>
      ) : (
        <PostingForm
          key={shown.round}
          initial={shown.values}
          state={posting.state}
          onChange={values => {
            setTyped({ ...values })
            change(values)
            posting.change(values)
          }}
          onSave={() => void posting.save()}
          onReady={draft => {
            setRefused({})
            setReady(draft)
          }}
          refused={refused}
          isNew={maySchedule}
          at={at}
        />
      )}
    </TaskListLayout>
  )
}
