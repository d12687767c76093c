import { type RefObject, useId, useRef, useState } from 'react'
import { applicationStateLabels, type ReceivedApplication } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Alert, Button, ButtonLink, Dialog, RadioGroup, Stack, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { boardStates, canUndo, isMovable, type MovableState, obstacleBetween } from '../../model/received-board.ts'
import { nameOf } from '../../model/received-facts.ts'
import { AnswerForm } from '../ApplicationActions/AnswerForm.tsx'

const NOT_MOVED = '没有移动，已放回原处'

interface Props {
  /** Null while it is closed. */
  card: ReceivedApplication | null
  /** Where it shall go; null lets people choose. */
  to: MovableState | null
  onToChange: (to: MovableState) => void
  onClose: () => void
  /** Throws when it could not be done. */
  onMove: (card: ReceivedApplication, to: MovableState, words: string) => Promise<void>
  returnFocusTo?: RefObject<HTMLElement | null> | undefined
}

/** Asks before an application is moved on: where to, what the applicant will read, and whether there is a way back. */
export function MoveDialog({ card, to, onToChange, onClose, onMove, returnFocusTo }: Props) {
  const confirm = useRef<HTMLButtonElement>(null)
  const form = useId()
  const [failure, setFailure] = useState('')
  const [isSending, setSending] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const id = card?.id ?? null
  if (id !== opened) {
    setOpened(id)
    setAsked(to === null)
    setFailure('')
  }
  const label = to ? applicationStateLabels[to] : ''
  const name = card ? nameOf(card) : ''
  // A step back to those looked at is taken without a word.
  const isAnswered = to !== null && to !== 'viewed' && to !== 'interview'

  async function send(words: string) {
    if (!card || !to || isSending) return
    setSending(true)
    try {
      await onMove(card, to, words)
      onClose()
    } finally {
      setSending(false)
    }
  }

  async function sendUnsaid() {
    setFailure('')
    try {
      await send('')
    } catch (error) {
      setFailure(wordsFor(error))
    }
  }

  return (
    <Dialog
      open={card !== null}
      onOpenChange={({ open }) => !open && onClose()}
      title={to && !isAsked ? `${name}：移到“${label}”` : `移动 ${name}`}
      description={card ? `应聘 ${card.jobTitle}，现在是“${applicationStateLabels[card.state]}”。` : ''}
      initialFocus={isAsked ? undefined : confirm}
      returnFocusTo={returnFocusTo}
      footer={
        to === 'interview' ? (
          <ButtonLink variant="primary" href={pathTo('interviews', null, { application: id })}>
            填写面试邀请
          </ButtonLink>
        ) : (
          <Button
            ref={confirm}
            variant="primary"
            disabled={!to}
            loading={isSending}
            {...(isAnswered ? { type: 'submit', form } : { onClick: () => void sendUnsaid() })}
          >
            {to ? `${label}并通知` : '移动并通知'}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {failure && (
          <Alert tone="danger" live title={NOT_MOVED}>
            {failure}
          </Alert>
        )}
        {card && isAsked && (
          <RadioGroup
            label="移到"
            name="move-to"
            value={to ?? ''}
            options={boardStates
              .filter(state => state !== card.state)
              .map(state => {
                const obstacle = obstacleBetween(card.state, state)
                return {
                  value: state,
                  label: applicationStateLabels[state],
                  ...(obstacle && { hint: obstacle, disabled: true }),
                }
              })}
            onValueChange={({ value }) => {
              const state = boardStates.find(known => known === value)
              if (state && isMovable(state)) onToChange(state)
            }}
          />
        )}
        {to === 'interview' && <Text>面试要写明时间和地点，填写后求职者会收到邀请。</Text>}
        {card && to && to !== 'interview' && (
          <>
            <Text tone="muted">
              求职者会收到消息。
              {canUndo(card.state, to) ? '移动以后可以撤销，撤销也会通知求职者。' : '移动以后不能撤销。'}
            </Text>
            {isAnswered && <AnswerForm key={card.id} id={card.id} form={form} faultTitle={NOT_MOVED} onAnswer={send} />}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
