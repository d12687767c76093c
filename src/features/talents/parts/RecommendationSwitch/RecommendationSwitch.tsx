import { Stack, Switch, Text } from '#design-system'
import { useRecommendationSwitch } from '../../hooks/useRecommendationSwitch.ts'

export interface RecommendationSwitchProps {
  label: string
  /** What is used to recommend, and what is not. */
  uses: string
  /** What it means that they are off. */
  off: string
  on: boolean
  onSwitched: () => void
}

/** Ends recommendations or lets them come again, and says what they use. Renders a `<div>`. */
export function RecommendationSwitch({ label, uses, off, on, onSwitched }: RecommendationSwitchProps) {
  const { turn, isSending } = useRecommendationSwitch(onSwitched)
  return (
    <Stack gap={2}>
      <Switch
        label={label}
        hint={uses}
        checked={on}
        disabled={isSending}
        onChange={event => void turn(event.currentTarget.checked)}
      />
      {!on && <Text tone="muted">{off}</Text>}
    </Stack>
  )
}
