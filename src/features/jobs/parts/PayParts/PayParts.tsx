import { DetailSection, FactList, Stack, Text } from '#design-system'
import { type PayStated, payFacts, paySentence } from '../../model/pay-parts.ts'

/** What monthly pay is made of and how it is paid; nothing where the posting states none of it. Renders a `<section>`. */
export function PayParts({ pay, level }: { pay: PayStated; level?: 2 | 3 | undefined }) {
  const facts = payFacts(pay)
  const sentence = paySentence(pay)
  if (facts.length === 0) return null
  return (
    <DetailSection title="薪资构成" level={level}>
      <Stack gap={3}>
        {sentence !== '' && <Text>{sentence}</Text>}
        <FactList facts={facts} />
      </Stack>
    </DetailSection>
  )
}
