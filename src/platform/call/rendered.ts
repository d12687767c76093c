import { createContext } from 'react'

/** Answers that came with the page, and until when they count as fresh (milliseconds of performance.now()). */
export interface RenderedData {
  answers: Readonly<Record<string, unknown>>
  freshUntil: number
}

export const RenderedContext = createContext<RenderedData>({ answers: {}, freshUntil: 0 })
