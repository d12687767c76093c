import type { UseMultipleSelectionReturnValue } from 'downshift'
import type { ComboboxOption } from '../Combobox/index.ts'
import { RemovableTag, Tag } from '../Tag/index.ts'
import { Tags } from './MultiSelect.styles.ts'

type ChosenTagsProps = Pick<
  UseMultipleSelectionReturnValue<ComboboxOption>,
  'getSelectedItemProps' | 'setActiveIndex'
> & {
  chosen: readonly ComboboxOption[]
  changeable: boolean
  onRemove: (option: ComboboxOption) => void
}

/** What is chosen; each is taken away by a press, by Delete or by Backspace, and arrow keys walk between them. */
export const ChosenTags = ({ chosen, changeable, onRemove, getSelectedItemProps, setActiveIndex }: ChosenTagsProps) =>
  chosen.length > 0 && (
    <Tags role="list" aria-label="已选">
      {chosen.map((option, index) => (
        <li key={option.value}>
          {changeable ? (
            <RemovableTag
              label={option.label}
              {...getSelectedItemProps({
                selectedItem: option,
                index,
                tabIndex: 0,
                onFocus: () => setActiveIndex(index),
                onClick: event => {
                  Object.assign(event.nativeEvent, { preventDownshiftDefault: true })
                  onRemove(option)
                },
              })}
            />
          ) : (
            <Tag>{option.label}</Tag>
          )}
        </li>
      ))}
    </Tags>
  )
