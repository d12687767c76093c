import { Fragment } from 'react'
import { Mark } from './Highlight.styles.ts'

/** From `start` up to `end`, in UTF-16 units as `slice` counts. */
export type TextRange = { readonly start: number; readonly end: number }

export type HighlightProps = {
  text: string
  /** Ordered and apart. */
  ranges: readonly TextRange[]
}

/** Marks in a text what a search found. Renders words and `<mark>`s without an element of its own. */
export const Highlight = ({ text, ranges }: HighlightProps) => {
  if (ranges.length === 0) return text
  return (
    <>
      {ranges.map(({ start, end }, index) => (
        <Fragment key={start}>
          {text.slice(ranges[index - 1]?.end ?? 0, start)}
          <Mark>{text.slice(start, end)}</Mark>
        </Fragment>
      ))}
      {text.slice(ranges.at(-1)?.end)}
    </>
  )
}
