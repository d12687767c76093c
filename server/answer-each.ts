import { parentPort, type Transferable } from 'node:worker_threads'
import type { Asked, Told } from './helper-thread.ts'

/** What the program of a helping thread does: answers what it is asked, and hands over what need not be copied. */
export function answerEach<Question, Answer>(
  work: (question: Question) => Promise<Answer>,
  handedOver: (answer: Answer) => readonly Transferable[] = () => [],
): void {
  const answerOne = async ({ id, question }: Asked<Question>) => {
    try {
      const answer = await work(question)
      parentPort?.postMessage({ id, answer } satisfies Told<Answer>, handedOver(answer))
    } catch (error) {
      const fault = error instanceof Error ? error.message : String(error)
      parentPort?.postMessage({ id, fault } satisfies Told<Answer>)
    }
  }
  parentPort?.on('message', (asked: Asked<Question>) => void answerOne(asked))
}
