import { type ComponentProps, type MouseEvent, useEffect, useId, useRef } from 'react'
import { useMergedRef } from '../behaviour/useMergedRef.ts'
import { Fault, Root } from './ErrorSummary.styles.ts'
import { showField } from './show-field.ts'

export type FieldFault = {
  /** Id of the control, or of the group of controls. */
  id: string
  /** The same words as at the field. */
  message: string
}

export type ErrorSummaryProps = Omit<ComponentProps<'div'>, 'children' | 'title'> & {
  faults: readonly FieldFault[]
  /** Changes with every attempt to submit, and so brings the focus back here; without it, each first fault does. */
  attempt?: number | undefined
}

/** All that is wrong with a form, on top of it, linked to the fields. Takes the focus. Renders a `<div>`, or nothing without faults. */
export const ErrorSummary = ({ faults, attempt, ref, ...rest }: ErrorSummaryProps) => {
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const titleId = useId()
  const shown = faults.length > 0
  const announced = useRef<number | undefined>(undefined)
  useEffect(() => {
    // A fault that comes up while somebody mends another must not take the focus from under their hands.
    if (attempt !== undefined && announced.current === attempt) return
    announced.current = attempt
    if (shown) root.current?.focus()
  }, [shown, attempt])
  if (!shown) return null
  const follow = (event: MouseEvent, id: string) => {
    if (showField(id)) event.preventDefault()
  }
  return (
    <Root {...rest} ref={mergedRef} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <h2 id={titleId}>有 {faults.length} 处需要修改</h2>
      <ul>
        {faults.map(({ id, message }) => (
          <li key={`${id} ${message}`}>
            <Fault href={`#${id}`} onClick={event => follow(event, id)}>
              {message}
            </Fault>
          </li>
        ))}
      </ul>
    </Root>
  )
}
