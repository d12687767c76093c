import { type RefObject, useRef, useState } from 'react'
import { applicationStateLabels, type ReceivedApplication } from '#contract/applications'
import { pathTo } from '#contract/pages'
import { Alert, Button, ButtonLink, Dialog, Field, RadioGroup, Stack, Text, TextArea } from '#design-system'
import { wordsFor } from '#platform/forms'
import { boardStates, canUndo, isMovable, type MovableState, obstacleBetween } from '../../model/received-board.ts'
import { nameOf } from '../../model/received-facts.ts'

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
  // Kept for each applicant until it was sent, whatever is opened in between.
  const [words, setWords] = useState<Readonly<Record<string, string>>>({})
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
  const said = (card && words[card.id]) ?? ''

  async function submit() {
    if (!card || !to || isSending) return
    setFailure('')
    setSending(true)
    try {
      await onMove(card, to, to === 'viewed' ? '' : said.trim())
      setWords(({ [card.id]: _, ...others }) => others)
      onClose()
    } catch (error) {
      setFailure(wordsFor(error))
    } finally {
      setSending(false)
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
          <Button ref={confirm} variant="primary" disabled={!to} loading={isSending} onClick={() => void submit()}>
            {to ? `${label}并通知` : '移动并通知'}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        {failure && (
          <Alert tone="danger" live title="没有移动，已放回原处">
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
            {to !== 'viewed' && (
              <Field label="给求职者的答复" hint="可以不写，最多 500 字">
                <TextArea
                  value={said}
                  rows={3}
                  limit={500}
                  onChange={event => {
                    const { value } = event.currentTarget
                    setWords(others => ({ ...others, [card.id]: value }))
                  }}
                />
              </Field>
            )}
          </>
        )}
      </Stack>
    </Dialog>
  )
}
