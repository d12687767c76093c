/** One thing that is wrong in a file of editors. */
export interface Fault {
  /** Below the folder that is imported. */
  readonly file: string
  /** From 1; 0 for the whole file. */
  readonly line: number
  /** Dotted path of the field; '' for the whole file. */
  readonly field: string
  readonly message: string
}

const lineOf = ({ file, line, field, message }: Fault) =>
  [line > 0 ? `${file}:${line}` : file, field, message].filter(part => part !== '').join(' ')

/** Nothing has been imported; `message` has a line for every fault. */
export class ContentError extends Error {
  override readonly name = 'ContentError'
  readonly faults: readonly Fault[]

  constructor(faults: readonly Fault[]) {
    super(faults.map(lineOf).join('\n'))
    this.faults = faults
  }
}
