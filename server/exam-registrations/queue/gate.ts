import type { InTurn } from '../../http/serve.ts'

/** So many forms are taken at once; more would only keep each other, and everybody else, waiting. */
const AT_ONCE = 4

let underWay = 0

/** Counts the forms that this process is at work on, from the moment at which they came. */
export const counted: InTurn = async (_, work) => {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
  }
}

/** Whether a form that has just come is to wait for its turn. */
export const isCrowded = (): boolean => underWay > AT_ONCE
