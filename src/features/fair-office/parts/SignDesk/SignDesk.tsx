import { useState } from 'react'
import type { FairSign, FairSigns } from '#contract/fair-papers'
import {
  Alert,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  Field,
  icons,
  RadioGroup,
  Row,
  Select,
  Stack,
  Text,
  TextInput,
} from '#design-system'
import { useSay } from '#platform/notices'
import {
  chosenSigns,
  rowsIn,
  type SignChoice,
  type SignRange,
  signRanges,
  withoutSign,
} from '../../model/sign-choice.ts'
import { PrintNow } from '../PrintNow/PrintNow.tsx'
import { SignSheet } from '../SignSheet/SignSheet.tsx'
import { EmptyBooths } from './EmptyBooths.tsx'
import { SignTable } from './SignTable.tsx'

interface Props {
  signs: FairSigns
  /** They came out of the printer. */
  onPrinted: (signs: readonly FairSign[]) => Promise<void>
}

const rangeOf = (value: string): SignRange => signRanges.find(one => one === value) ?? 'all'

/** Which signs are printed, how the first of them looks, and what was printed before. */
export function SignDesk({ signs: fair, onPrinted }: Props) {
  const { signs, empty, title } = fair
  const say = useSay()
  const rows = rowsIn(signs)
  const [choice, setChoice] = useState<SignChoice>({ range: 'due', row: rows[0] ?? '', booths: '' })
  const [step, setStep] = useState<'idle' | 'printing' | 'asked'>('idle')
  const chosen = chosenSigns(signs, choice)
  const due = chosenSigns(signs, { ...choice, range: 'due' }).length
  const unknown = choice.range === 'booths' ? withoutSign(signs, choice.booths) : []
  const change = (part: Partial<SignChoice>) => setChoice({ ...choice, ...part })
  const [first] = chosen
  if (signs.length === 0)
    return (
      <Stack gap={4}>
        <EmptyState title="还没有单位定下展位" icon={icons.building}>
          单位定下展位后，展位牌会出现在这里。
        </EmptyState>
        <EmptyBooths empty={empty} />
      </Stack>
    )
  return (
    <Stack gap={4}>
      <Card title="打印展位牌">
        <Stack gap={4}>
          <RadioGroup
            label="打印哪些"
            name="sign-range"
            value={choice.range}
            onValueChange={({ value }) => change({ range: rangeOf(value) })}
            options={[
              { value: 'due', label: `没打印过和有变动的（${due} 张）` },
              { value: 'all', label: `全部（${signs.length} 张）` },
              { value: 'row', label: '一排' },
              { value: 'booths', label: '选定的展位' },
            ]}
          />
          {choice.range === 'row' && (
            <Field label="排" controlId="sign-row">
              <Select
                value={choice.row}
                onChange={event => change({ row: event.currentTarget.value })}
                options={rows.map(row => ({ value: row, label: `${row} 排` }))}
              />
            </Field>
          )}
          {choice.range === 'booths' && (
            <Field
              label="展位号"
              hint="用空格或顿号隔开，例如 A01、A02、B13"
              error={unknown.length > 0 ? `没有展位牌：${unknown.join('、')}` : undefined}
              controlId="sign-booths"
            >
              <TextInput value={choice.booths} onChange={event => change({ booths: event.currentTarget.value })} />
            </Field>
          )}
          <Row gap={3}>
            <Button
              variant="primary"
              icon={icons.print}
              disabled={chosen.length === 0}
              loading={step === 'printing'}
              onClick={() => setStep('printing')}
            >
              {`打印 ${chosen.length} 张`}
            </Button>
            <Text tone="muted">A4 横放，每个展位一页。</Text>
          </Row>
          {choice.range === 'due' && due === 0 && <Alert tone="success">展位牌都打印过，之后没有变动。</Alert>}
        </Stack>
      </Card>
      {first && (
        <Card title="样张">
          <SignSheet fair={fair} sign={first} />
        </Card>
      )}
      <SignTable signs={chosen} />
      <EmptyBooths empty={empty} />
      {step === 'printing' && (
        <PrintNow title={`展位牌-${title}`} onDone={() => setStep('asked')}>
          {chosen.map(sign => (
            <SignSheet key={sign.booth} fair={fair} sign={sign} />
          ))}
        </PrintNow>
      )}
      <ConfirmDialog
        open={step === 'asked'}
        onOpenChange={() => setStep('idle')}
        title={`${chosen.length} 张都打印出来了吗？`}
        description="记下以后，只有单位、岗位或展位号有变动的才需要重新打印。"
        confirmLabel="都打印好了"
        onConfirm={() => say.outcomeOf(() => onPrinted(chosen), '已记下')}
      />
    </Stack>
  )
}
