import { useState } from 'react'
import { Button, icons, RemovableTag, Row, Stack, Text } from '#design-system'
import { leafText } from '../../model/places.ts'
import { CascadeSelect, type CascadeSelectProps } from './CascadeSelect.tsx'

interface Props extends Omit<CascadeSelectProps, 'value' | 'onValueChange'> {
  value: readonly string[]
  max: number
  onValueChange: (change: { value: string[] }) => void
}

/** Up to `max` places in a tree: choose, add, take away. Renders a `<div>`. */
export function TreePicker({ value, max, onValueChange, ...cascade }: Props) {
  const [candidate, setCandidate] = useState('')
  const isFull = value.length >= max
  const canAdd = candidate !== '' && !value.includes(candidate) && !isFull

  function add() {
    if (!canAdd) return
    onValueChange({ value: [...value, candidate] })
    setCandidate('')
  }

  return (
    <Stack gap={3}>
      {value.length > 0 && (
        <Row gap={2}>
          {value.map(chosen => (
            <RemovableTag
              key={chosen}
              label={leafText(cascade.tree, chosen) || '已选项'}
              onClick={() => onValueChange({ value: value.filter(other => other !== chosen) })}
            />
          ))}
        </Row>
      )}
      {isFull ? (
        <Text size="sm" tone="muted">
          已选满 {max} 个，移除一个后可以再选。
        </Text>
      ) : (
        <>
          <CascadeSelect {...cascade} value={candidate} onValueChange={change => setCandidate(change.value)} />
          <Row>
            <Button icon={icons.plus} aria-disabled={!canAdd || undefined} onClick={add}>
              添加{candidate && `“${leafText(cascade.tree, candidate)}”`}
            </Button>
          </Row>
        </>
      )}
    </Stack>
  )
}
