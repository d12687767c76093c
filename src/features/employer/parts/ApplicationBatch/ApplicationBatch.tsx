import { useState } from 'react'
import type { ReceivedApplication } from '#contract/applications'
import { togetherStates } from '#contract/received'
import { Alert, Button, Dialog, Field, Select, Stack } from '#design-system'
import { wordsFor } from '#platform/forms'
import { useSay } from '#platform/notices'
import { useTogether } from '../../hooks/useTogether.ts'
import { AnswerWords } from '../AnswerWords/AnswerWords.tsx'

type Step = (typeof togetherStates)[number] | ''

const stepLabels = {
  '': '只发消息，不改进展',
  shortlisted: '初筛通过',
  offer: '拟录用',
  hired: '确认录用',
  unfit: '不合适',
} as const satisfies Record<Step, string>

const steps: readonly Step[] = ['', ...togetherStates]

interface Props {
  people: readonly Pick<ReceivedApplication, 'id' | 'name'>[]
  /** Null while it is closed, otherwise the step that it begins with. */
  step: Step | null
  onStepChange: (step: Step | null) => void
  /** Those that could not be done. */
  onDone: (left: readonly string[]) => void
}

interface Undone {
  readonly id: string
  readonly name: string
  readonly obstacle: string
}

/** Moves several applications on or writes to the applicants, and says which of them that could not be done for, and why. */
export function ApplicationBatch({ people, step, onStepChange, onDone }: Props) {
  const { answer, isSending } = useTogether()
  const say = useSay()
  const [words, setWords] = useState('')
  const [fault, setFault] = useState('')
  const [failure, setFailure] = useState('')
  const [undone, setUndone] = useState<readonly Undone[]>([])

  function close() {
    onStepChange(null)
    setUndone([])
    setFailure('')
    setFault('')
  }

  async function send() {
    if (step === null) return
    const missing = step === '' && words.trim() === ''
    setFault(missing ? '请填写消息' : '')
    setFailure('')
    if (missing) return
    try {
      const results = await answer({ ids: people.map(({ id }) => id), state: step, words: words.trim() })
      const left = people.flatMap(({ id, name }, at) => {
        const obstacle = results[at]?.obstacle ?? ''
        return obstacle ? [{ id, name, obstacle }] : []
      })
      const done = people.length - left.length
      if (done > 0) say.done(`已处理 ${done} 份，并已通知求职者`)
      onDone(left.map(({ id }) => id))
      if (left.length === 0) close()
      else setUndone(left)
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  return (
    <Dialog
      open={step !== null}
      onOpenChange={({ open }) => !open && close()}
      title={`处理 ${people.length} 份简历`}
      description="每位求职者都会单独收到消息，并看到您写的话。"
      footer={
        <Button variant="primary" loading={isSending} onClick={() => void send()}>
          {step === '' ? '发送消息' : '更新并通知'}
        </Button>
      }
    >
      <Stack gap={3}>
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        {undone.length > 0 && (
          <Alert tone="warning" live title={`有 ${undone.length} 份没有处理`}>
            <ul>
              {undone.map(({ id, name, obstacle }) => (
                <li key={id}>
                  {name || '一份简历'}：{obstacle}
                </li>
              ))}
            </ul>
          </Alert>
        )}
        <Field label="改为">
          <Select
            value={step ?? ''}
            options={steps.map(value => ({ value, label: stepLabels[value] }))}
            onChange={event => onStepChange(steps.find(known => known === event.currentTarget.value) ?? '')}
          />
        </Field>
        <AnswerWords words={words} onChange={setWords} fault={fault} />
      </Stack>
    </Dialog>
  )
}
