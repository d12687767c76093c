import { useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { RemovableTag } from '../../primitives/Tag/index.ts'
import { Chosen, Said } from '../cascade/Cascade.styles.ts'
import { CascadePicker } from '../cascade/CascadePicker.tsx'
import { type CascadePath, pathTo } from '../cascade/cascade-tree.ts'
import { atHand } from '../cascade/useCascadeOptions.ts'
import type { RegionCascaderProps } from '../RegionCascader/index.ts'

export type CategoryPickerProps = Omit<
  RegionCascaderProps,
  'value' | 'defaultValue' | 'valueLabel' | 'onValueChange' | 'clearable'
> & {
  /** Ids of the chosen categories. */
  value?: readonly string[] | undefined
  defaultValue?: readonly string[] | undefined
  /** Names of the values while the options are not there yet, by id. */
  valueLabels?: Readonly<Record<string, string>> | undefined
  onValueChange?: ((change: { value: readonly string[] }) => void) | undefined
  /** How many may be chosen; of one the picker closes with the choice. */
  limit?: number | undefined
}

/** Categories, several of them: three levels in columns, on a phone one after another in a sheet. Renders a `<div>`; rest and `ref` go to its `<button>`. */
export const CategoryPicker = ({
  source,
  value,
  defaultValue = [],
  valueLabels = {},
  onValueChange,
  limit = 3,
  anyLevel = false,
  name,
  title = '类别',
  placeholder = limit === 1 ? '请选择' : `最多选 ${limit} 个`,
  ...rest
}: CategoryPickerProps) => {
  const [own, setOwn] = useState(defaultValue)
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({})
  const chosen = value ?? own
  const nameOf = (id: string) => pathTo(atHand(source), id).at(-1)?.label ?? known[id] ?? valueLabels[id] ?? id
  const isSingle = limit === 1
  const change = (next: readonly string[]) => {
    setOwn(next)
    onValueChange?.({ value: next })
  }
  const toggle = ({ path }: { path: CascadePath }) => {
    const last = path.at(-1)
    if (!last) return false
    setKnown(names => ({ ...names, [last.value]: last.label }))
    if (isSingle) {
      change([last.value])
      return true
    }
    if (chosen.includes(last.value)) change(chosen.filter(id => id !== last.value))
    else if (chosen.length < limit) change([...chosen, last.value])
    return false
  }
  return (
    <>
      <CascadePicker
        {...rest}
        title={title}
        source={source}
        chosen={chosen}
        words={chosen.map(nameOf).join('、')}
        placeholder={placeholder}
        anyLevel={anyLevel}
        multiple={!isSingle}
        full={!isSingle && chosen.length >= limit}
        onChoose={toggle}
        footer={({ close }) =>
          !isSingle && (
            <Chosen>
              <Said role="status">
                已选 {chosen.length} / {limit}
              </Said>
              {chosen.map(id => (
                <RemovableTag
                  key={id}
                  label={nameOf(id)}
                  onClick={() => change(chosen.filter(other => other !== id))}
                />
              ))}
              <Button size="small" variant="primary" onClick={close}>
                完成
              </Button>
            </Chosen>
          )
        }
      />
      {name && chosen.map(id => <input key={id} type="hidden" name={name} value={id} disabled={rest.disabled} />)}
    </>
  )
}
