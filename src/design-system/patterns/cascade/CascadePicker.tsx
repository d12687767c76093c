import {
  Activity,
  type ComponentProps,
  type ReactNode,
  startTransition,
  useCallback,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { Sheet } from '../../primitives/Dialog/index.ts'
import { useFieldControl } from '../../primitives/Field/index.ts'
import { Icon } from '../../primitives/Icon/index.ts'
import { chevronDown } from '../../primitives/Icon/paths.ts'
import { useDismiss } from '../../primitives/use-dismiss.ts'
import { media } from '../../tokens/index.ts'
import { useMergedRef } from '../behaviour/useMergedRef.ts'
import { Popup, Root, Trigger } from './Cascade.styles.ts'
import { CascadeContent } from './CascadeContent.tsx'
import type { CascadePath } from './cascade-tree.ts'
import { type CascadeSource, useCascadeOptions } from './useCascadeOptions.ts'

export type CascadePickerProps = Omit<ComponentProps<'button'>, 'children' | 'value' | 'onChange' | 'name'> & {
  /** What is chosen from, for assistive technology and as title of the sheet: 地区. */
  title: string
  source: CascadeSource
  chosen: readonly string[]
  /** What stands in the field. */
  words: string
  placeholder: string
  anyLevel: boolean
  multiple: boolean
  full: boolean
  /** Under the tree; is given what closes the picker. */
  footer?: ((picker: { close: () => void }) => ReactNode) | undefined
  /** Gives whether the picker has done its work and closes. */
  onChoose: (choice: { path: CascadePath }) => boolean
}

/** Where it would leave the window, the popup hangs from the other edge of the field. */
const keepInWindow = (popup: HTMLElement | null) => {
  if (popup && popup.getBoundingClientRect().right > document.documentElement.clientWidth) popup.dataset.align = 'end'
}

const isPhone = () => matchMedia(media.below640.replace('@media ', '')).matches

/** A field that opens a tree: below itself on a desktop, as a sheet on a phone. Renders a `<div>` with a `<button>`. */
export const CascadePicker = ({
  title,
  source,
  chosen,
  words,
  placeholder,
  anyLevel,
  multiple,
  full,
  footer,
  onChoose,
  ref,
  ...rest
}: CascadePickerProps) => {
  const [open, setOpen] = useState<'popup' | 'sheet'>()
  const [isExpected, setExpected] = useState(false)
  const [openings, setOpenings] = useState(0)
  const popupId = useId()
  const root = useRef<HTMLDivElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const trigger = useRef<HTMLButtonElement>(null)
  const mergedRef = useMergedRef(trigger, ref)
  const close = useCallback((reason: 'escape' | 'outside') => {
    setOpen(undefined)
    setOpenings(count => count + 1)
    if (reason === 'escape') trigger.current?.focus()
  }, [])
  useDismiss(open === 'popup', root, close)
  useLayoutEffect(() => {
    if (open === 'popup') keepInWindow(popup.current)
  }, [open])
  const { options, error, retry } = useCascadeOptions(source, open !== undefined)
  // Whoever comes to the field may open it: drawn out of sight meanwhile, it is there with the press.
  const prepare = () => !isPhone() && startTransition(() => setExpected(true))
  const isAhead = isExpected && options !== undefined
  const content = (
    <CascadeContent
      label={title}
      options={options}
      error={error}
      retry={retry}
      chosen={chosen}
      anyLevel={anyLevel}
      multiple={multiple}
      full={full}
      single={open === 'sheet'}
      footer={footer?.({ close: () => close('escape') })}
      onChoose={path => onChoose({ path }) && close('escape')}
    />
  )
  return (
    <Root ref={root}>
      <Trigger
        type="button"
        role="combobox"
        aria-haspopup="dialog"
        data-empty={words === '' || undefined}
        {...rest}
        {...useFieldControl(rest)}
        ref={mergedRef}
        aria-expanded={open !== undefined}
        aria-controls={open === 'popup' ? popupId : undefined}
        onFocus={event => {
          rest.onFocus?.(event)
          prepare()
        }}
        onPointerEnter={event => {
          rest.onPointerEnter?.(event)
          prepare()
        }}
        onClick={() => (open ? close('outside') : setOpen(isPhone() ? 'sheet' : 'popup'))}
      >
        <span>{words === '' ? placeholder : words}</span>
        <Icon path={chevronDown} />
      </Trigger>
      {(open === 'popup' || isAhead) && (
        <Activity key={openings} mode={open === 'popup' ? 'visible' : 'hidden'}>
          <Popup ref={popup} id={popupId} role="dialog" aria-label={`选择${title}`}>
            {content}
          </Popup>
        </Activity>
      )}
      <Sheet open={open === 'sheet'} onOpenChange={() => close('escape')} title={`选择${title}`}>
        {content}
      </Sheet>
    </Root>
  )
}
