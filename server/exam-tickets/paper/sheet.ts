/** Label and value. */
export type Fact = readonly [label: string, value: string]

interface Paper {
  /** The document's title. */
  readonly title: string
  readonly heading: string
  readonly subheading: string
  /** JPEG; null for none. */
  readonly photo: Uint8Array | null
  /** Milliseconds. */
  readonly madeAt: number
}

export interface SheetPaper {
  readonly title: string
  readonly day: string
  readonly time: string
  readonly entryUntil: string
}

/** A ticket as it is put on paper: plain data, so that it can be handed to the worker that draws it. */
export interface TicketSheet extends Paper {
  readonly kind: 'ticket'
  readonly facts: readonly Fact[]
  readonly papers: readonly SheetPaper[]
  readonly place: readonly Fact[]
  readonly roomLabel: string
  readonly room: string
  readonly seatLabel: string
  readonly seat: string
  readonly notes: readonly string[]
  /** What the QR code carries. */
  readonly code: string
  /** The same for whoever reads with their eyes: number and revision. */
  readonly codeWords: string
}

/** A registration's form. */
export interface FormSheet extends Paper {
  readonly kind: 'form'
  readonly parts: readonly { readonly heading: string; readonly facts: readonly Fact[] }[]
  /** What was signed, and by whom. */
  readonly prose: readonly string[]
}

export type ExamSheet = TicketSheet | FormSheet
