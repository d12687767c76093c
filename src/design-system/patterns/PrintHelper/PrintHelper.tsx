import type { RefObject } from 'react'
import { Button, type ButtonProps } from '../../primitives/Button/index.ts'
import { print } from '../../primitives/Icon/paths.ts'
import { printElement } from './print-element.ts'

export type PrintHelperProps = Omit<ButtonProps, 'onClick' | 'children'> & {
  /** What is printed; inside it, what has the class `no-print` stays off the paper. */
  target: RefObject<Element | null>
  /** The name of the printed file; without it, the title of the page. */
  title?: string | undefined
  label?: string | undefined
  /** Without the site's masthead: what is printed is laid out page by page. */
  bare?: boolean | undefined
  /** It was asked to print; whether a page came out nobody learns. */
  onPrint?: (() => void) | undefined
}

/** Prints one part of the page alone. Renders a `<button>` that does not print itself. */
export const PrintHelper = ({
  target,
  title,
  label = '打印',
  bare = false,
  onPrint,
  className = '',
  ...rest
}: PrintHelperProps) => {
  const press = () => {
    if (!target.current) return
    void printElement(target.current, title === undefined ? { bare } : { title, bare })
    onPrint?.()
  }
  return (
    <Button icon={print} {...rest} className={`no-print ${className}`.trim()} onClick={press}>
      {label}
    </Button>
  )
}
