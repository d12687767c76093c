import { type Clock, secondsAfter } from '../clock.ts'

/** So long, in seconds, one kind of work may take of a round: a round has five kinds, and the next begins after ten minutes. */
const LONGEST = 110

interface Batches {
  readonly clock: Clock
  /** How much is done at once. */
  readonly size: number
}

/** Works batch after batch until one comes out short, or time is up; `work` gives how much it did. */
export async function inBatches({ clock, size }: Batches, work: (most: number) => Promise<number>): Promise<void> {
  const end = secondsAfter(clock.now(), LONGEST)
  for (let done = size; done >= size && clock.now() < end; ) done = await work(size)
}
