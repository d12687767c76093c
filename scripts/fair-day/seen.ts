/** What was seen of a day, in milliseconds and counts. */
export interface Seen {
  /** Every call of anybody. */
  readonly calls: number[]
  /** What concerns one person, from the press of another until it is heard. */
  readonly personal: number[]
  /** A queue that one looks at. */
  readonly queues: number[]
  /** The whole fair. */
  readonly boards: number[]
  /** When each visitor heard that the fair is stopped, by the clock of whoever plays. */
  readonly stops: number[]
  /** Frames of the stream that told something. */
  events: number
  /** How often somebody was told to read everything anew. */
  resets: number
  /** How often a stream was cut. */
  cuts: number
  /** Calls that nobody answered, asked again. */
  unanswered: number
  readonly refused: Map<string, number>
  /** Lines that the service took, by their text. */
  readonly said: Map<string, Said>
  readonly moves: { made: number; failed: number }
}

export interface Said {
  readonly talk: string
  /** How often whoever it was said to heard it. */
  heard: number
}

export const nothingSeen = (): Seen => ({
  calls: [],
  personal: [],
  queues: [],
  boards: [],
  stops: [],
  events: 0,
  resets: 0,
  cuts: 0,
  unanswered: 0,
  refused: new Map(),
  said: new Map(),
  moves: { made: 0, failed: 0 },
})

/** What was lost of a day, by its record at the end. */
export interface Lost {
  /** Numbers that were given and are neither kept nor were called to a talk. */
  readonly places: number
  /** Lines that were taken and are not in the record of their talk. */
  readonly lines: number
  /** Lines that are in the record and were told to nobody who listened. */
  readonly untold: number
  /** Lines that were told twice. */
  readonly twice: number
}
