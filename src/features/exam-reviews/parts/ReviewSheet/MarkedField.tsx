import { type ReactNode, useId, useRef, useState } from 'react'
import { presetReasons, type ReviewField } from '#contract/exam-review-fields'
import { Button, Field, Stack, TextArea, VisuallyHidden } from '#design-system'
import { Presets, Said } from './ReviewSheet.styles.ts'

export interface MarkedFieldProps {
  field: Pick<ReviewField, 'path' | 'label' | 'group'>
  value: ReactNode
  /** What is said of it; '' for nothing. */
  said: string
  onSay: (words: string) => void
}

const MOST = 200

/** One thing that was sent, and what is said of it. Renders a `<div>` of a `<dl>`. */
export function MarkedField({ field: { label, group }, value, said, onSay }: MarkedFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const id = useId()
  const presets = [...new Set([...presetReasons.refuse[group], ...presetReasons.askRepair[group]])]

  function close() {
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <div>
      <dt>{label}</dt>
      <dd>{value || <VisuallyHidden>未填写</VisuallyHidden>}</dd>
      <dd>
        <Button
          ref={opener}
          size="small"
          variant="quiet"
          data-review-field=""
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {said === '' ? '写意见' : '改意见'}
          <VisuallyHidden>：{label}</VisuallyHidden>
        </Button>
      </dd>
      {(isOpen || said !== '') && (
        <dd>
          {isOpen ? (
            <Stack gap={2}>
              <Presets role="group" aria-label={`${label}的常用意见`}>
                {presets.map(words => (
                  <Button key={words} size="small" aria-pressed={said === words} onClick={() => onSay(words)}>
                    {words}
                  </Button>
                ))}
              </Presets>
              <Field label={`对“${label}”的意见`} hint="考生会看到这些话" controlId={id}>
                <TextArea
                  rows={2}
                  limit={MOST}
                  maxLength={MOST}
                  value={said}
                  onChange={event => onSay(event.currentTarget.value)}
                  onKeyDown={event => event.key === 'Escape' && close()}
                />
              </Field>
              <Presets>
                <Button size="small" onClick={close}>
                  写好了
                </Button>
                {said !== '' && (
                  <Button
                    size="small"
                    variant="quiet"
                    onClick={() => {
                      onSay('')
                      close()
                    }}
                  >
                    清除
                  </Button>
                )}
              </Presets>
            </Stack>
          ) : (
            <Said>{said}</Said>
          )}
        </dd>
      )}
    </div>
  )
}
