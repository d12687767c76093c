import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift'
import type { Entry } from './combobox-types.ts'

type State = UseComboboxState<Entry>
type Change = UseComboboxStateChangeOptions<Entry>

const closed = { isOpen: false, highlightedIndex: -1 } as const

/** Where this field differs from what downshift does by itself. */
export const comboboxReducer =
  ({ readOnly, creatable, label }: { readOnly: boolean; creatable: boolean; label: string }) =>
  (state: State, { type, changes }: Change): Partial<State> => {
    const types = useCombobox.stateChangeTypes
    if (type === types.ControlledPropUpdatedSelectedItem) return changes
    if (readOnly) return state
    // A press into the words moves the caret and closes nothing.
    if (type === types.InputClick) return { ...changes, ...(state.isOpen ? state : {}) }
    // The first answer is one Enter away; where words may be new, Enter takes them as they are.
    if (type === types.InputChange)
      return { ...changes, highlightedIndex: creatable || !changes.inputValue?.trim() ? -1 : 0 }
    // What a pointer happens to rest on is not chosen by going on.
    if (type === types.InputBlur) return { ...state, ...closed }
    if (type === types.InputKeyDownEscape) return { ...state, ...closed, ...(!state.isOpen && { inputValue: label }) }
    // Taking words as they are, or giving them up, is one change: a second one would not know the first.
    if (type === types.FunctionSelectItem || type === types.FunctionSetInputValue) return { ...changes, ...closed }
    return changes
  }
