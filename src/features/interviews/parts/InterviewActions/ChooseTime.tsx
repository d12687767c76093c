import { useState } from 'react'
import { Alert, Button, RadioGroup, Stack, Text } from '#design-system'
import { wordsFor } from '#platform/forms'
import { momentInWords } from '../../model/interview-words.ts'

interface Props {
  slots: readonly number[]
  now: number
  /** The verb on the button. */
  action: string
  onChoose: (slot: number) => Promise<void>
}

/** One of the offered times, those that have passed left out. */
export function ChooseTime({ slots, now, action, onChoose }: Props) {
  const ahead = slots.filter(slot => slot > now)
  const [chosen, setChosen] = useState('')
  const [fault, setFault] = useState('')
  const [isSending, setSending] = useState(false)
  if (ahead.length === 0) return <Text>这些时间都已经过去，需要另外约时间。</Text>

  async function choose() {
    if (!chosen) {
      setFault('请选择一个时间')
      return
    }
    setFault('')
    setSending(true)
    try {
      await onChoose(Number(chosen))
    } catch (error) {
      setFault(wordsFor(error))
    } finally {
      setSending(false)
    }
  }

  return (
    <Stack gap={3}>
      {fault && (
        <Alert tone="danger" live>
          {fault}
        </Alert>
      )}
      <RadioGroup
        name="slot"
        label="选择面试时间"
        options={ahead.map(slot => ({ value: String(slot), label: momentInWords(slot) }))}
        value={chosen}
        onValueChange={({ value }) => setChosen(value)}
      />
      <div>
        <Button variant="primary" loading={isSending} onClick={() => void choose()}>
          {action}
        </Button>
      </div>
    </Stack>
  )
}
