import { useCombobox } from 'downshift'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useFieldControl } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { chevronDown, close } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Control, Root, Status, StyledInput } from './Combobox.styles.ts'
import { comboboxReducer } from './combobox-reducer.ts'
import type { ComboboxOption, ComboboxSource, Entry } from './combobox-types.ts'
import { OptionList } from './OptionList.tsx'
import { entriesOf, settled, statusOf } from './option-entries.ts'
import { useChoice } from './use-choice.ts'
import { useOptions } from './use-options.ts'

export type ComboboxProps = Omit<ComponentProps<'input'>, 'value' | 'defaultValue' | 'type' | 'role' | 'list'> & {
  /** All options, or what finds them for a query. */
  source: ComboboxSource
  /** Value of the chosen option; '' for none. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Name of the value while no option at hand tells it. */
  valueLabel?: string | undefined
  onValueChange?: ((change: { value: string; option: ComboboxOption | null }) => void) | undefined
  /** Takes words that no option has; they are value and name in one. */
  creatable?: boolean | undefined
  /** Carries the value in a plain form. */
  name?: string | undefined
}

/** What a row stands for in the text field and when it is looked for again. */
const textOf = (entry: Entry | null) => entry?.label ?? ''
const keyOf = (entry: Entry | null) => (entry ? `${entry.value}\n${entry.label}` : '')
const isOff = (entry: Entry | undefined) => Boolean(entry?.disabled)

/** One of many options, found by typing (WAI-ARIA combobox with a listbox). Renders a `<div>`; rest and `ref` go to its `<input>`. */
export const Combobox = ({
  source,
  value,
  defaultValue = '',
  valueLabel,
  onValueChange,
  creatable = false,
  name,
  className,
  ...rest
}: ComboboxProps) => {
  const [composing, setComposing] = useState(false)
  const [refused, setRefused] = useState('')
  const { current, chosen, choose } = useChoice({ source, value, defaultValue, valueLabel, onValueChange })
  const label = textOf(chosen)
  const [asked, setAsked] = useState({ words: label, open: false })
  const query = asked.words === label ? '' : asked.words
  const { options, state, retry } = useOptions(source, query, asked.open && !composing)
  const found = { options, state, query, creatable }
  const entries = entriesOf(found)
  const readOnly = rest.readOnly ?? false
  const {
    isOpen,
    inputValue,
    highlightedIndex,
    getInputProps,
    getMenuProps,
    getItemProps,
    selectItem,
    closeMenu,
    setInputValue,
  } = useCombobox<Entry>({
    items: [...entries],
    selectedItem: chosen,
    itemToString: textOf,
    itemToKey: keyOf,
    isItemDisabled: isOff,
    stateReducer: comboboxReducer({ readOnly, creatable, label }),
    onSelectedItemChange: ({ selectedItem }) => choose(selectedItem ?? null),
  })
  if (asked.words !== inputValue || asked.open !== isOpen) setAsked({ words: inputValue, open: isOpen })
  const active = isOpen ? entries[highlightedIndex] : undefined
  const act = (entry: Entry) => {
    if (entry.kind === 'retry') retry()
    return entry.kind === 'retry'
  }
  const settle = () => {
    if (inputValue === label || readOnly) return closeMenu()
    const outcome = settled(inputValue, found)
    if ('option' in outcome) return selectItem(outcome.option)
    setInputValue(label)
    setRefused(outcome.refused)
  }
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    const isOurs =
      event.key === 'Enter' &&
      isOpen &&
      !event.nativeEvent.isComposing &&
      (!active || isOff(active) || active.kind === 'retry')
    if (event.nativeEvent.isComposing || isOurs) Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (!isOurs) return
    event.preventDefault()
    if (active) return void act(active)
    if (creatable) settle()
    else closeMenu()
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    rest.onBlur?.(event)
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    if (event.currentTarget.parentElement?.contains(event.relatedTarget)) closeMenu()
  }
  const inputProps = getInputProps({
    placeholder: creatable ? '输入或选择' : '输入文字查找',
    ...rest,
    ...useFieldControl(rest),
    ref: rest.ref ?? null,
    'aria-label': rest['aria-label'],
    'aria-labelledby': rest['aria-labelledby'],
    ...(!active && { 'aria-activedescendant': undefined }),
    onKeyDown: keyDown,
    onBlur: blur,
    onFocus: event => {
      rest.onFocus?.(event)
      setRefused('')
    },
    onCompositionStart: event => {
      rest.onCompositionStart?.(event)
      setComposing(true)
    },
    onCompositionEnd: event => {
      rest.onCompositionEnd?.(event)
      setComposing(false)
    },
  })
  const isChangeable = !rest.disabled && !readOnly
  const status = statusOf(found)
  return (
    <Root className={className}>
      <Control onBlur={event => event.currentTarget.contains(event.relatedTarget) || settle()}>
        <StyledInput {...inputProps} />
        {inputValue !== '' && isChangeable ? (
          <IconButton
            icon={close}
            label="清除"
            iconSize="small"
            onClick={event => {
              selectItem(null)
              event.currentTarget.parentElement?.querySelector('input')?.focus()
            }}
          />
        ) : (
          <Icon path={chevronDown} />
        )}
      </Control>
      <OptionList
        open={isOpen}
        note={state === 'found' && options.length > 0 ? '' : status}
        entries={entries}
        highlightedIndex={highlightedIndex}
        isChosen={entry => entry.kind === undefined && entry.value === current}
        onAct={act}
        getMenuProps={getMenuProps}
        getItemProps={getItemProps}
      />
      <Status role="status" data-seen={refused !== '' || undefined}>
        {isOpen ? status : refused}
      </Status>
      {name && <input type="hidden" name={name} value={current} disabled={rest.disabled} />}
    </Root>
  )
}
