import { useId, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { emptyAnswers, type Question } from '#contract/form/question'
import type { ResumeLanguage } from '#contract/resume-language'
import { Button, Card, ConfirmDialog, icons, Row, Stack, Text } from '#design-system'
import { isSame } from '#platform/drafts'
import { Questions } from '../Questions/Questions.tsx'

interface Props {
  /** Where the entries lie in the form. */
  under: string
  questions: readonly Question[]
  /** What one is called, and how many there may be. */
  entry: { readonly label: string; readonly most: number }
  language?: ResumeLanguage | undefined
}

/** Any number of entries that answer the same questions, each in a card: add, move up, take away. Renders a `<div>`. */
export function Entries({ under, questions, entry, language }: Props) {
  const { control, getValues } = useFormContext()
  const { fields: items, append, remove, move } = useFieldArray({ control, name: under })
  const fullId = useId()
  const [leaving, setLeaving] = useState<number | null>(null)

  const isFull = items.length >= entry.most
  const isBlank = (place: number) => isSame(getValues(`${under}.${place}`), emptyAnswers(questions))
  const takeAway = (place: number) => (isBlank(place) ? remove(place) : setLeaving(place))

  return (
    <Stack gap={4}>
      <div id={under} tabIndex={-1}>
        {items.length === 0 && <Text tone="muted">还没有添加{entry.label}。</Text>}
      </div>
      {items.map(({ id }, place) => (
        <Card
          key={id}
          level={3}
          title={`${entry.label} ${place + 1}`}
          action={
            <Row gap={1}>
              {place > 0 && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={icons.chevronUp}
                  aria-label={`${entry.label} ${place + 1} 上移`}
                  onClick={() => move(place, place - 1)}
                >
                  上移
                </Button>
              )}
              <Button
                size="small"
                variant="quiet"
                icon={icons.trash}
                aria-label={`删除${entry.label} ${place + 1}`}
                onClick={() => takeAway(place)}
              >
                删除
              </Button>
            </Row>
          }
        >
          <Questions questions={questions} under={`${under}.${place}`} language={language} />
        </Card>
      ))}
      <Row>
        <Button
          icon={icons.plus}
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? fullId : undefined}
          onClick={() => !isFull && append(emptyAnswers(questions))}
        >
          添加{entry.label}
        </Button>
        {isFull && (
          <Text tone="muted" id={fullId}>
            最多 {entry.most} 项，删除不用的之后可以再添加。
          </Text>
        )}
      </Row>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={() => setLeaving(null)}
        title={`删除${entry.label} ${(leaving ?? 0) + 1}？`}
        description="这一段填写的内容会去掉，不能恢复。"
        confirmLabel={`删除${entry.label}`}
        destructive
        onConfirm={() => remove(leaving ?? undefined)}
      />
    </Stack>
  )
}
