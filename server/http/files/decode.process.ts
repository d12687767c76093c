import sharp from 'sharp'
import { type Decoded, decode, type Sent } from './decode.ts'

// One picture, then the end. Two of these may run at once: one core each is enough.
sharp.concurrency(1)
process.once('message', (sent: Sent) => void answer(sent))

async function answer(sent: Sent): Promise<void> {
  const decoded: Decoded = await decode(sent)
  process.send?.(decoded, () => process.disconnect())
}
