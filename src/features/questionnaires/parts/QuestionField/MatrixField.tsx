import { FieldGroup, type FieldTexts, RadioGroup, Stack } from '#design-system'

interface Props extends FieldTexts {
  id: string
  rows: readonly { value: string; label: string }[]
  columns: { value: string; label: string }[]
  answer: Record<string, string>
  onAnswer: (change: { answer: Record<string, string> }) => void
}

/** The same choice for several things: a question for each row, which reads well on a phone and aloud. */
export const MatrixField = ({ rows, columns, answer, onAnswer, ...texts }: Props) => (
  <FieldGroup {...texts}>
    <Stack gap={4}>
      {rows.map(({ value: row, label }) => (
        <RadioGroup
          key={row}
          name={`${texts.id}-${row}`}
          label={label}
          options={columns}
          value={answer[row] ?? ''}
          onValueChange={({ value }) => onAnswer({ answer: { ...answer, [row]: value } })}
          inline
        />
      ))}
    </Stack>
  </FieldGroup>
)
