import { type ComponentProps, useEffect, useId, useRef, useState } from 'react'
import { useFieldControl } from '../Field/index.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { codePoints } from './code-points.ts'
import { Counter, Root, StyledTextArea } from './TextArea.styles.ts'

export type TextAreaProps = ComponentProps<'textarea'> & {
  /** Most characters allowed, counted as people count them (𠮷 is one). Shows a counter; never cuts what is typed. */
  limit?: number | undefined
}

/** Several lines of words. Renders a `<textarea>` in a `<div>`; `className` goes to the div. */
export const TextArea = ({ limit, className, rows = 4, ...rest }: TextAreaProps) => {
  const root = useRef<HTMLDivElement>(null)
  const counterId = useId()
  const [count, setCount] = useState(() => codePoints(String(rest.value ?? rest.defaultValue ?? '')))
  const recount = () => setCount(codePoints(root.current?.querySelector('textarea')?.value ?? ''))
  // A form library fills the element itself, without a change event.
  useEffect(() => {
    recount()
  })
  const { 'aria-describedby': describedBy, ...tied } = useFieldControl(rest)
  const over = limit === undefined ? 0 : Math.max(0, count - limit)
  const description = [describedBy, limit === undefined ? '' : counterId].filter(Boolean).join(' ') || undefined
  return (
    <Root ref={root} className={className} onInput={recount}>
      <StyledTextArea rows={rows} {...rest} {...tied} aria-describedby={description} />
      {limit !== undefined && (
        <Counter id={counterId} data-over={over > 0 || undefined}>
          <VisuallyHidden>已输入 </VisuallyHidden>
          {count}/{limit}
          <VisuallyHidden> 字</VisuallyHidden>
          <span role="status">{over > 0 && `，超出 ${over} 字`}</span>
        </Counter>
      )}
    </Root>
  )
}
