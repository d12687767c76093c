/** The service cannot start; `message` is one line for the operator, in Chinese and English. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
