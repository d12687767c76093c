import { type ComponentProps, useCallback, useId, useRef, useState } from 'react'
import { Icon } from '../../primitives/Icon/index.ts'
import { textSize } from '../../primitives/Icon/paths.ts'
import { useDismiss } from '../../primitives/use-dismiss.ts'
import { useMergedRef } from '../behaviour/useMergedRef.ts'
import { Choice, Group, Opener, Panel, Root } from './DisplaySettings.styles.ts'

const themes = [
  { value: 'light', label: '浅色' },
  { value: 'dark', label: '深色' },
  { value: 'contrast', label: '高对比' },
] as const
const sizes = [
  { value: 'standard', label: '标准' },
  { value: 'elder', label: '长辈版' },
] as const

/** What `data-theme` and `data-size` of `<html>` are to say. */
export type Display = { theme: (typeof themes)[number]['value']; size: (typeof sizes)[number]['value'] }

export type DisplaySettingsProps = Omit<ComponentProps<'div'>, 'children'> & {
  display: Display
  onDisplayChange: (display: Display) => void
}

type RowProps<Value extends string> = {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  chosen: Value
  onChoose: (value: Value) => void
}

const Row = <Value extends string>({ legend, name, options, chosen, onChoose }: RowProps<Value>) => (
  <Group>
    <legend>{legend}</legend>
    <div>
      {options.map(({ value, label }) => (
        <Choice key={value}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{label}</span>
        </Choice>
      ))}
    </div>
  </Group>
)

/** Theme and type size: 显示设置. Renders a `<div>` with a button and what it opens. */
export const DisplaySettings = ({ display, onDisplayChange, ref, ...rest }: DisplaySettingsProps) => {
  const [open, setOpen] = useState(false)
  const id = useId()
  const root = useRef<HTMLDivElement>(null)
  const mergedRef = useMergedRef(root, ref)
  const opener = useRef<HTMLButtonElement>(null)
  const close = useCallback((reason: 'escape' | 'outside') => {
    setOpen(false)
    if (reason === 'escape') opener.current?.focus()
  }, [])
  useDismiss(open, root, close)
  return (
    <Root {...rest} ref={mergedRef}>
      <Opener
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Icon path={textSize} size="small" />
        显示
      </Opener>
      {open && (
        <Panel id={id} role="group" aria-label="显示设置">
          <Row
            legend="字号"
            name={`${id}size`}
            options={sizes}
            chosen={display.size}
            onChoose={size => onDisplayChange({ ...display, size })}
          />
          <Row
            legend="颜色"
            name={`${id}theme`}
            options={themes}
            chosen={display.theme}
            onChoose={theme => onDisplayChange({ ...display, theme })}
          />
        </Panel>
      )}
    </Root>
  )
}
