import { useId, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import type { ResumeLanguage } from '#contract/resume-language'
import type { ResumeSectionName } from '#contract/resume-sections'
import { Button, Card, ConfirmDialog, icons, Row, Stack, Text } from '#design-system'
import { emptyEntry, sectionSpecs } from '../../model/section-fields.ts'
import type { SectionValues } from '../../model/section-values.ts'
import { SectionField } from './SectionField.tsx'

/** Entries of a list section, each in a card: add, move up, take away. Renders a `<div>`. */
export function SectionEntries({ section, language }: { section: ResumeSectionName; language: ResumeLanguage }) {
  const { control, getValues } = useFormContext<SectionValues>()
  const { fields: items, append, remove, move } = useFieldArray({ control, name: 'items' })
  const fullId = useId()
  const [doomed, setDoomed] = useState<number | null>(null)
  const { fields, entry = { label: '一项', most: 1 } } = sectionSpecs[section]

  const isFull = items.length >= entry.most
  const isBlank = (place: number) => Object.values(getValues(`items.${place}`) ?? {}).every(value => value === '')
  const takeAway = (place: number) => (isBlank(place) ? remove(place) : setDoomed(place))

  return (
    <Stack gap={4}>
      <div id="items" tabIndex={-1}>
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
          <Stack gap={5}>
            {fields.map(spec => (
              <SectionField key={spec.name} spec={spec} path={`items.${place}.${spec.name}`} language={language} />
            ))}
          </Stack>
        </Card>
      ))}
      <Row>
        <Button
          icon={icons.plus}
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? fullId : undefined}
          onClick={() => !isFull && append(emptyEntry(section))}
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
        open={doomed !== null}
        onOpenChange={() => setDoomed(null)}
        title={`删除${entry.label} ${(doomed ?? 0) + 1}？`}
        description="这一段填写的内容会从简历中去掉，不能恢复。"
        confirmLabel={`删除${entry.label}`}
        destructive
        onConfirm={() => remove(doomed ?? undefined)}
      />
    </Stack>
  )
}
