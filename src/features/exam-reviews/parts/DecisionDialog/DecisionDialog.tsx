import type { ReviewCommand } from '#contract/exam-review-rules'
import { Alert, ConfirmDialog, Field, Stack, Text, TextArea } from '#design-system'
import { minuteOf } from '../../model/moments.ts'

interface Props {
  /** Null while it is closed. */
  command: ReviewCommand | null
  name: string
  /** What is said, by the names of the fields. */
  said: readonly { readonly label: string; readonly words: string }[]
  /** What is said of the registration as a whole. */
  whole: string
  onWhole: (words: string) => void
  /** Until when it can be mended. */
  until: number
  onClose: () => void
  /** Throws when it could not be done. */
  onDecide: (command: ReviewCommand) => Promise<void>
}

const MOST = 200

const titles = {
  approve: '仍然通过',
  refuse: '不通过',
  askRepair: '退回补正',
} as const satisfies Record<ReviewCommand, string>

const whatFollows = (command: ReviewCommand, until: number) =>
  ({
    approve: '您写了意见。通过以后这些意见不会发给考生。',
    refuse: '另一位同事复审同意以后，考生才会收到结果。提交后不能撤销。',
    askRepair: `考生会马上收到，须在 ${minuteOf(until)} 前补正。提交后不能撤销。`,
  })[command]

/** Asks once before what cannot be taken back, with all that the candidate will read. */
export function DecisionDialog({ command, name, said, whole, onWhole, until, onClose, onDecide }: Props) {
  const isNothingSaid = said.length === 0 && whole.trim() === ''
  const needsReason = command !== null && command !== 'approve' && isNothingSaid
  const shown = command ?? 'refuse'
  return (
    <ConfirmDialog
      open={command !== null}
      onOpenChange={({ open }) => !open && onClose()}
      title={`${titles[shown]}：${name}`}
      description={whatFollows(shown, until)}
      confirmLabel={titles[shown]}
      destructive={command === 'refuse'}
      onConfirm={async () => {
        if (needsReason) throw new Error('a reason is needed')
        if (command) await onDecide(command)
      }}
    >
      <Stack gap={3}>
        {said.map(({ label, words }) => (
          <Text key={label}>
            {label}：{words}
          </Text>
        ))}
        {command !== 'approve' && (
          <Field label="对整份报名的意见" hint="考生会看到这些话" required={said.length === 0}>
            <TextArea
              rows={3}
              limit={MOST}
              maxLength={MOST}
              value={whole}
              onChange={event => onWhole(event.currentTarget.value)}
            />
          </Field>
        )}
        {needsReason && <Alert tone="warning">请在某一项上写意见，或者在这里写明原因，然后才能提交。</Alert>}
      </Stack>
    </ConfirmDialog>
  )
}
