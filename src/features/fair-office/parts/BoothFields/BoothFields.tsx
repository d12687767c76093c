import type { KeyboardEvent } from 'react'
import { type BoothKind, boothKindLabels, boothKinds } from '#contract/booth-kinds'
import { Button, Field, icons, NumberInput, Row, Select, Stack, Text, TextInput } from '#design-system'
import { type EditedBooth, ofKind } from '../../model/plan-edit.ts'

interface Props {
  booth: EditedBooth
  /** What a standard booth costs, in fen. */
  standardFee: number
  onChange: (change: Partial<EditedBooth>) => void
  onRemove: () => void
}

/** Half a booth, in decimetres. */
const STEP = 15
const FINE = 1

const moves: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** The chosen booth of a plan: its number, kind, fee and place, and taking it away. */
export function BoothFields({ booth, standardFee, onChange, onRemove }: Props) {
  const isPlaced = booth.w > 0
  const isTaken = booth.state !== 'free'
  const shift = ([right, down]: readonly [number, number], by: number) =>
    onChange({ x: Math.max(0, booth.x + right * by), y: Math.max(0, booth.y + down * by) })
  const press = (event: KeyboardEvent) => {
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    shift(move, event.shiftKey ? FINE : STEP)
  }
  return (
    <Stack gap={3}>
      <Field label="展位号" controlId="code">
        <TextInput
          value={booth.code}
          maxLength={6}
          onChange={event => onChange({ code: event.currentTarget.value.normalize('NFKC').toUpperCase().trim() })}
        />
      </Field>
      <Field label="类型" controlId="kind">
        <Select
          options={boothKinds
            .filter(kind => !isTaken || kind !== 'public')
            .map(kind => ({ value: kind, label: boothKindLabels[kind] }))}
          value={booth.kind}
          onChange={event => {
            const kind = boothKinds.find(one => one === event.currentTarget.value)
            if (kind) onChange(ofKind(kind satisfies BoothKind, standardFee))
          }}
        />
      </Field>
      <Field label="展位费" controlId="fee">
        <NumberInput
          unit="元"
          value={String(booth.fee / 100)}
          onChange={event => onChange({ fee: (Number(event.currentTarget.value) || 0) * 100 })}
        />
      </Field>
      {isPlaced && (
        <Stack gap={2}>
          <Button icon={icons.grid} onKeyDown={press}>
            {`移动：按方向键（现在 ${booth.x / 10} 米，${booth.y / 10} 米）`}
          </Button>
          <Row gap={2}>
            <Button size="small" onClick={() => shift([-1, 0], STEP)}>
              向左
            </Button>
            <Button size="small" onClick={() => shift([1, 0], STEP)}>
              向右
            </Button>
            <Button size="small" onClick={() => shift([0, -1], STEP)}>
              向上
            </Button>
            <Button size="small" onClick={() => shift([0, 1], STEP)}>
              向下
            </Button>
          </Row>
          <Text size="sm" tone="muted">
            每次半个展位（1.5 米）；按住 Shift 每次 0.1 米。
          </Text>
        </Stack>
      )}
      {isTaken ? (
        <Text tone="muted">{`${booth.company}已选这个展位，不能删除；可以在“单位报名”里先给它换一个。`}</Text>
      ) : (
        <Button variant="danger" icon={icons.trash} onClick={onRemove}>
          删除这个展位
        </Button>
      )}
    </Stack>
  )
}
