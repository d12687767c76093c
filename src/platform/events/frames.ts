/** One frame of a stream of server-sent events (HTML standard, 9.2.6), as far as the service makes use of it. */
export interface Frame {
  /** Where to go on after it; undefined where it does not say. */
  readonly id?: string
  /** Milliseconds after which to come again. */
  readonly retry?: number
  readonly data?: string
}

function frameIn(text: string): Frame {
  const frame: { id?: string; retry?: number; data?: string } = {}
  for (const line of text.split('\n')) {
    const [, name, value = ''] = /^(id|retry|data): ?(.*)$/.exec(line) ?? []
    if (name === 'id') frame.id = value
    else if (name === 'data') frame.data = value
    else if (name === 'retry' && /^\d{1,6}$/.test(value)) frame.retry = Number(value)
  }
  return frame
}

/** More than a frame can have: what runs on without an end is no stream of ours. */
const LONGEST = 1_048_576

/** Cuts what comes, in whatever pieces, into frames. Throws a `RangeError` at a frame without an end. */
export function createFrames(): (piece: string) => Frame[] {
  let rest = ''
  return piece => {
    rest += piece.replaceAll('\r', '')
    const parts = rest.split('\n\n')
    rest = parts.pop() ?? ''
    if (rest.length > LONGEST) throw new RangeError('a frame of the stream has no end')
    return parts.map(frameIn)
  }
}
