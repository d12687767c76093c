import { answerEach } from '../answer-each.ts'

/** What a drawing worker does: draws one sheet after another, beside the thread that answers requests. */
export const drawEach = <Sheet>(draw: (sheet: Sheet) => Promise<Uint8Array<ArrayBuffer>>): void =>
  answerEach(draw, ({ buffer }) => [buffer])
