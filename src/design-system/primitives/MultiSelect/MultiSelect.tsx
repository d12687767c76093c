import { useCombobox, useMultipleSelection } from 'downshift'
import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { Root, Status } from '../Combobox/Combobox.styles.ts'
import { comboboxReducer } from '../Combobox/combobox-reducer.ts'
import type { Entry } from '../Combobox/combobox-types.ts'
import type { ComboboxOption, ComboboxSource } from '../Combobox/index.ts'
import { OptionList } from '../Combobox/OptionList.tsx'
import { entriesOf, settled, statusOf } from '../Combobox/option-entries.ts'
import { useOptions } from '../Combobox/use-options.ts'
import { useFieldControl } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { chevronDown } from '../Icon/paths.ts'
import { ChosenTags } from './ChosenTags.tsx'
import { Box } from './MultiSelect.styles.ts'
import { limitWords, toggled } from './multi-choice.ts'
import { useChoices } from './use-choices.ts'

export type MultiSelectProps = Omit<
  ComponentProps<'input'>,
  'value' | 'defaultValue' | 'type' | 'role' | 'list' | 'max' | 'multiple'
> & {
  /** All options, or what finds them for a query. */
  source: ComboboxSource
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  /** Names of values that no option at hand tells. */
  valueLabels?: Readonly<Record<string, string>> | undefined
  onValueChange?: ((change: { value: string[]; options: readonly ComboboxOption[] }) => void) | undefined
  /** How many may be chosen; said under the field. */
  max?: number | undefined
  /** Carries each value in a plain form, repeated. */
  name?: string | undefined
}

const labelOf = (entry: Entry | null) => entry?.label ?? ''

/** Several of many options, found by typing, as tags that can be taken away. Renders a `<div>`; rest and `ref` go to its `<input>`. */
export const MultiSelect = ({
  source,
  value,
  defaultValue,
  valueLabels,
  onValueChange,
  max = Number.POSITIVE_INFINITY,
  name,
  className,
  ...rest
}: MultiSelectProps) => {
  const limitId = useId()
  const box = useRef<HTMLDivElement>(null)
  const [composing, setComposing] = useState(false)
  const [note, setNote] = useState({ words: '', seen: false })
  const { chosen, change } = useChoices({ source, value, defaultValue, valueLabels, onValueChange })
  const values = new Set(chosen.map(option => option.value))
  const isFull = chosen.length >= max
  const changeable = !rest.disabled && !rest.readOnly
  const [asked, setAsked] = useState({ words: '', open: false })
  const { options, state, retry } = useOptions(source, asked.words, asked.open && !composing)
  const found = { options, state, query: asked.words, creatable: false }
  const entries = entriesOf(found)
  const isOff = (entry: Entry | undefined) =>
    entry?.kind === undefined && (Boolean(entry?.disabled) || (isFull && !values.has(entry?.value ?? '')))
  const list = useCombobox<Entry>({
    items: [...entries],
    selectedItem: null,
    itemToString: labelOf,
    isItemDisabled: isOff,
    stateReducer: comboboxReducer({ readOnly: !changeable, creatable: false, label: '' }),
  })
  const { isOpen, inputValue, highlightedIndex } = list
  if (asked.words !== inputValue || asked.open !== isOpen) setAsked({ words: inputValue, open: isOpen })
  const take = (next: readonly ComboboxOption[]) => {
    if (next.length === chosen.length) return
    const gone = chosen.find(option => !next.includes(option))
    setNote({
      words: `${gone ? `已移除 ${gone.label}` : `已选 ${labelOf(next.at(-1) ?? null)}`}，共 ${next.length} 项`,
      seen: false,
    })
    change(next)
  }
  const tags = useMultipleSelection<ComboboxOption>({
    selectedItems: [...chosen],
    itemToKey: option => option?.value,
    onSelectedItemsChange: ({ selectedItems }) => take(selectedItems ?? []),
  })
  const act = (entry: Entry) => {
    if (entry.kind === 'retry') retry()
    else if (!isOff(entry)) {
      take(toggled(chosen, entry, max))
      if (inputValue !== '') {
        list.setInputValue('')
        list.openMenu()
      }
    }
    return true
  }
  const active = isOpen ? entries[highlightedIndex] : undefined
  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    rest.onKeyDown?.(event)
    const isOurs = event.key === 'Enter' && isOpen && !event.nativeEvent.isComposing
    const isLocked = !changeable && event.key === 'Backspace'
    if (event.nativeEvent.isComposing || isOurs || isLocked) {
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    }
    if (!isOurs) return
    event.preventDefault()
    if (active) act(active)
  }
  const blur = (event: FocusEvent<HTMLInputElement>) => {
    rest.onBlur?.(event)
    Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
    const outcome = settled(inputValue, found)
    if ('refused' in outcome) setNote({ words: outcome.refused, seen: true })
    else if (outcome.option && !values.has(outcome.option.value)) take(toggled(chosen, outcome.option, max))
    list.setInputValue('')
  }
  const limit = limitWords(chosen.length, max)
  const field = useFieldControl({
    ...rest,
    'aria-describedby': [rest['aria-describedby'], limit && limitId].filter(Boolean).join(' ') || undefined,
  })
  const inputProps = list.getInputProps(
    tags.getDropdownProps({
      placeholder: chosen.length === 0 ? '输入文字查找，可选多项' : undefined,
      ...rest,
      ...field,
      ref: rest.ref ?? null,
      // The words may stay empty when something has been chosen.
      required: field.required && chosen.length === 0,
      'aria-label': rest['aria-label'],
      'aria-labelledby': rest['aria-labelledby'],
      ...(!active && { 'aria-activedescendant': undefined }),
      onKeyDown: keyDown,
      onBlur: blur,
      onFocus: (event: FocusEvent<HTMLInputElement>) => {
        rest.onFocus?.(event)
        setNote(now => (now.seen ? { words: '', seen: false } : now))
        tags.setActiveIndex(-1)
      },
      onCompositionStart: () => setComposing(true),
      onCompositionEnd: () => setComposing(false),
    }),
  )
  const status = statusOf(found)
  const remove = (option: ComboboxOption) => {
    take(toggled(chosen, option, max))
    box.current?.querySelector('input')?.focus()
  }
  return (
    <Root className={className}>
      <Box ref={box}>
        <ChosenTags {...tags} chosen={chosen} changeable={changeable} onRemove={remove} />
        <input {...inputProps} />
        <Icon path={chevronDown} />
      </Box>
      <OptionList
        open={isOpen}
        multiple
        note={state === 'found' && options.length > 0 ? (isFull ? limit : '') : status}
        entries={entries}
        highlightedIndex={highlightedIndex}
        isChosen={entry => entry.kind === undefined && values.has(entry.value)}
        onAct={act}
        getMenuProps={list.getMenuProps}
        getItemProps={list.getItemProps}
      />
      {limit && (
        <Status id={limitId} data-seen>
          {limit}
        </Status>
      )}
      <Status role="status" data-seen={note.seen || undefined}>
        {note.words || (isOpen ? status : '')}
      </Status>
      {name &&
        chosen.map(option => (
          <input key={option.value} type="hidden" name={name} value={option.value} disabled={rest.disabled} />
        ))}
    </Root>
  )
}
