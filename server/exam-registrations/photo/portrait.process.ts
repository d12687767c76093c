import sharp from 'sharp'
import { type Portrait, portraitOf, type Sitting } from './portrait.ts'

// What was sent, one picture after another, then the end; one core is enough.
sharp.concurrency(1)
process.once('message', (sent: readonly Sitting[]) => void portrayAll(sent))

async function portrayAll(sent: readonly Sitting[]): Promise<void> {
  const made: Portrait[] = []
  for (const one of sent) made.push(await portraitOf(one))
  process.send?.(made, () => process.disconnect())
}
