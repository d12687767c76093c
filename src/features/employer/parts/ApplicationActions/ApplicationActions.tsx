import { useId, useRef, useState } from 'react'
import { type ApplicationState, applicationStateLabels, canInvite, employerSteps } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Button, ButtonLink, Dialog, Row, StickyActions } from '#design-system'
import { useSay } from '#platform/notices'
import { useApplicationActions, useNextReceived } from '../../hooks/useReceived.ts'
import { AnswerForm } from './AnswerForm.tsx'

type Step = Exclude<ApplicationState, 'delivered' | 'viewed' | 'interview' | 'expired' | 'withdrawn'>
const isStep = (state: ApplicationState): state is Step =>
  !['delivered', 'viewed', 'interview', 'expired', 'withdrawn'].includes(state)

const verbs = {
  shortlisted: '初筛通过',
  offer: '拟录用',
  hired: '确认录用',
  unfit: '不合适',
} as const satisfies Record<Step, string>

/** The steps that an application may take next, each with a word to the applicant; after one the next who waits, who alone keeps to the bottom of a phone then. */
export function ApplicationActions({ id, state }: { id: string; state: ApplicationState }) {
  const { move, isSending } = useApplicationActions(id)
  const say = useSay()
  const form = useId()
  const [next, setNext] = useState<Step | null>(null)
  const [isDecided, setDecided] = useState(false)
  const following = useNextReceived(id, isDecided)
  const onward = useRef<HTMLAnchorElement>(null)
  const steps = employerSteps[state].filter(isStep)
  // Times and place of an interview are a form of their own; further rounds may follow the first.
  const isInvitable = canInvite(state)

  async function answer(remark: string) {
    if (!next) return
    await move(next, remark)
    setDecided(true)
    setNext(null)
    say.done('已更新，并已通知求职者')
  }

  const further = (
    <>
      {steps.map((step, place) => (
        <Button
          key={step}
          variant={place === 0 && step !== 'unfit' && !isDecided ? 'primary' : 'secondary'}
          onClick={() => setNext(step)}
        >
          {verbs[step]}
        </Button>
      ))}
      {isInvitable && <ButtonLink href={pathTo('interviews', null, { application: id })}>邀请面试</ButtonLink>}
    </>
  )

  return (
    <>
      {isDecided && <Row gap={3}>{further}</Row>}
      <StickyActions>
        {isDecided ? (
          <ButtonLink
            ref={onward}
            variant="primary"
            href={following ? pathTo('receivedResume', { id: following.id }) : pathTo('received')}
          >
            {following ? `下一份：${following.name}` : '回到收到的简历'}
          </ButtonLink>
        ) : (
          further
        )}
        {steps.length === 0 && !isDecided && `当前状态：${applicationStateLabels[state]}`}
      </StickyActions>
      <Dialog
        open={next !== null}
        onOpenChange={({ open }) => !open && setNext(null)}
        returnFocusTo={onward}
        title={next ? verbs[next] : ''}
        description="求职者会收到消息，并看到您写的答复。"
        footer={
          <Button variant="primary" type="submit" form={form} loading={isSending}>
            {next ? `${verbs[next]}并通知` : ''}
          </Button>
        }
      >
        <AnswerForm id={id} form={form} onAnswer={answer} />
      </Dialog>
    </>
  )
}
