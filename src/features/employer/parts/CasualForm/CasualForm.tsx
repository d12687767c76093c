import { useRef, useState } from 'react'
import {
  emptyFlexibleDraft,
  type FlexibleDraft,
  flexibleForm,
  flexibleQuestions,
  type OwnFlexibleJob,
  ownFlexibleJob,
} from '#contract/flexible-form'
import { canStep, type FlexibleStage } from '#contract/flexible-life'
import { pathTo } from '#contract/pages'
import { Alert, Button, Link, LoadState, TaskListLayout } from '#design-system'
import { differencesIn, FormSections, LongForm, useTrees, VersionConflict } from '#features/forms'
import { useNow } from '#platform/clock'
import { storedElsewhere } from '#platform/drafts'
import { useDraftForm } from '#platform/forms'
import { usePageHead } from '#platform/head'
import { useSay } from '#platform/notices'
import { Redirect, useNavigate, useRequest } from '#platform/routing'
import { isNotFound } from '#platform/transport'
import { useCasualActions, useCasualJob } from '../../hooks/useCasual.ts'
import { useLicenceStanding } from '../../hooks/useLicenceStanding.ts'
import { casualAddress, casualSearch, isUnposted } from '../../model/casual.ts'
import { type CasualValues, draftOf, faultsIn, fieldNames, unfitOf, valuesOf } from '../../model/casual-values.ts'
import { CasualAwaits } from '../CasualAwaits/CasualAwaits.tsx'
import { CasualNext } from '../CasualNext/CasualNext.tsx'

const order = flexibleQuestions.map(({ name }) => name)

/** Writes casual work: a new one, one that is changed, or the work of another for another day. */
export function CasualForm() {
  const { query } = useRequest()
  const { job: id, again } = casualSearch.parse(query)
  const { job, ...state } = useCasualJob()
  const title = id ? '修改零工' : again ? '换个日期再招' : '发布零工'
  usePageHead({ title, noIndex: true })
  const list = casualAddress({ casual: 'list' })
  if (isNotFound(state.error)) return <Redirect to={list} />
  return (
    <TaskListLayout
      title={title}
      crumbs={[{ label: '职位管理', href: pathTo('ownJobs') }, { label: '零工', href: list }, { label: title }]}
      aside={<CasualNext />}
    >
      {id || again ? (
        <LoadState {...state} data={job}>
          {stored => <Writing stored={id ? stored : null} source={stored} relistOf={id ? '' : stored.id} />}
        </LoadState>
      ) : (
        <Writing stored={null} source={null} relistOf="" />
      )}
    </TaskListLayout>
  )
}

interface Props {
  /** What is changed; null for a new one. */
  stored: OwnFlexibleJob | null
  /** Whose words stand there first. */
  source: OwnFlexibleJob | null
  relistOf: string
}

const saidOf = (stage: FlexibleStage) =>
  isUnposted(stage)
    ? { draft: '已存为草稿', queued: '零工已提交，核验通过后自动发布' }[stage]
    : '零工已发布，现在就能报名'

const firstOf = ({ stored, source }: Props): FlexibleDraft => {
  if (!source) return emptyFlexibleDraft()
  return stored ? source.draft : { ...source.draft, startsOn: '' }
}

function Writing({ stored, source, relistOf }: Props) {
  const actions = useCasualActions()
  const navigate = useNavigate()
  const say = useSay()
  const now = useNow()
  const trees = useTrees()
  const standing = useLicenceStanding()
  // What the form opened with stays, whatever is read anew meanwhile.
  const [initial] = useState(() => valuesOf(firstOf({ stored, source, relistOf }), stored?.version ?? 0))
  const [conflict, setConflict] = useState<OwnFlexibleJob | null>(null)
  const keepsDraft = useRef(false)
  const isPosted = stored !== null && !isUnposted(stored.stage)
  const isQueued = stored?.stage === 'queued'

  const form = useDraftForm<CasualValues>({
    initial,
    order,
    unfitOf,
    rules: values => (keepsDraft.current ? unfitOf(values) : faultsIn(values, now)),
    kept: { name: `casual-job:${stored?.id ?? (relistOf ? `again-${relistOf}` : 'new')}`, fields: fieldNames },
    async submit(values) {
      const publish = !keepsDraft.current
      try {
        const written = { stored, relistOf, version: Number(values.version), draft: draftOf(values), publish }
        const { stage } = await actions.write(written)
        say.done(isPosted ? '改动已发布' : saidOf(stage))
        navigate(casualAddress({ casual: 'list', group: isUnposted(stage) ? stage : '' }))
      } catch (error) {
        setConflict(storedElsewhere(error, ownFlexibleJob()))
        throw error
      }
    },
  })

  async function keepDraft() {
    keepsDraft.current = true
    await form.onSubmit()
    keepsDraft.current = false
  }

  if (stored && !canStep(stored.stage, 'change')) {
    return (
      <Alert tone="info">
        这份零工已经开工、结束或取消，不能修改。
        <Link href={casualAddress({ casual: 'post', again: stored.id })}>换个日期再招</Link>
      </Alert>
    )
  }
  return (
    <>
      <CasualAwaits />
      {conflict && (
        <VersionConflict
          subject="这份零工"
          updatedAt={conflict.updatedAt}
          differences={differencesIn(
            flexibleForm,
            { mine: draftOf(form.form.getValues()), other: conflict.draft },
            trees,
          )}
          onKeepMine={() => {
            form.form.setValue('version', String(conflict.version))
            form.form.clearErrors('root')
            setConflict(null)
          }}
          onTakeOther={() => {
            form.form.reset(valuesOf(conflict.draft, conflict.version))
            setConflict(null)
          }}
        />
      )}
      <LongForm
        {...form}
        action={isPosted ? '发布改动' : standing === 'valid' ? '检查并发布' : '提交，核验通过后自动发布'}
        beside={
          !isPosted && (
            <Button size="large" onClick={() => void keepDraft()}>
              {isQueued ? '改回草稿' : '存为草稿'}
            </Button>
          )
        }
      >
        {isPosted && stored.applicants > 0 && (
          <Alert tone="info">已有 {stored.applicants} 人报名。改动时间、报酬或地点，会发消息告诉他们。</Alert>
        )}
        <FormSections sections={flexibleForm} />
        <Alert tone="info">不得含有性别、民族、地域、户籍、婚育等与工作无关的限制，也不得向报名的人收取费用。</Alert>
      </LongForm>
    </>
  )
}
