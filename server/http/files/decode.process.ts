import sharp from 'sharp'
import { type Decoded, decode, type Sent } from './decode.ts'

// What was sent, one picture after another, then the end. Two of these may run at once: one core each is enough.
sharp.concurrency(1)
process.once('message', (sent: readonly Sent[]) => void decodeAll(sent))

async function decodeAll(sent: readonly Sent[]): Promise<void> {
  const decoded: Decoded[] = []
  for (const one of sent) decoded.push(await decode(one))
  process.send?.(decoded, () => process.disconnect())
}
