import sharp from 'sharp'
import { type Portrait, portraitOf, type Sitting } from './portrait.ts'

// One picture, then the end; one core is enough.
sharp.concurrency(1)
process.once('message', (sent: Sitting) => void answer(sent))

async function answer(sent: Sitting): Promise<void> {
  const made: Portrait = await portraitOf(sent)
  process.send?.(made, () => process.disconnect())
}
