import { useState } from 'react'
import { Button } from '../../primitives/Button/index.ts'
import { Chosen } from '../cascade/Cascade.styles.ts'
import { CascadePicker, type CascadePickerProps } from '../cascade/CascadePicker.tsx'
import { type CascadePath, pathTo, wordsOf } from '../cascade/cascade-tree.ts'
import { atHand, type CascadeSource } from '../cascade/useCascadeOptions.ts'

type ButtonProps = Omit<
  CascadePickerProps,
  'source' | 'chosen' | 'words' | 'multiple' | 'full' | 'footer' | 'onChoose' | 'title' | 'anyLevel' | 'placeholder'
>

export type RegionCascaderProps = ButtonProps & {
  /** Provinces with their cities and districts, or what fetches them when the field is first opened. */
  source: CascadeSource
  /** Code of the chosen region; '' for none. */
  value?: string | undefined
  defaultValue?: string | undefined
  /** Name of the value while the options are not there yet. */
  valueLabel?: string | undefined
  onValueChange?: ((change: { value: string; path: CascadePath }) => void) | undefined
  /** Lets a province or city be chosen as a whole; otherwise only what has nothing below it. */
  anyLevel?: boolean | undefined
  /** Offers to take the choice back, where the question may be left open. */
  clearable?: boolean | undefined
  /** Carries the value in a plain form. */
  name?: string | undefined
  title?: string | undefined
  placeholder?: string | undefined
}

/**
 * Province, city, district: in columns, on a phone one after another in a sheet; found by name or pinyin. Renders a `<div>`; rest and
 * `ref` go to its `<button>`.
 */
export const RegionCascader = ({
  source,
  value,
  defaultValue = '',
  valueLabel = '',
  onValueChange,
  anyLevel = false,
  clearable = false,
  name,
  title = '地区',
  placeholder = '请选择省、市、区县',
  ...rest
}: RegionCascaderProps) => {
  const [own, setOwn] = useState(defaultValue)
  const [known, setKnown] = useState({ value: value ?? defaultValue, words: valueLabel })
  const current = value ?? own
  const words = wordsOf(pathTo(atHand(source), current)) || (known.value === current ? known.words : valueLabel)
  const choose = ({ path }: { path: CascadePath }) => {
    const next = path.at(-1)?.value ?? ''
    setOwn(next)
    setKnown({ value: next, words: wordsOf(path) })
    onValueChange?.({ value: next, path })
    return true
  }
  return (
    <>
      <CascadePicker
        {...rest}
        title={title}
        source={source}
        chosen={current === '' ? [] : [current]}
        words={current === '' ? '' : words || current}
        placeholder={placeholder}
        anyLevel={anyLevel}
        multiple={false}
        full={false}
        onChoose={choose}
        footer={({ close }) =>
          clearable &&
          current !== '' && (
            <Chosen>
              <Button
                size="small"
                onClick={() => {
                  choose({ path: [] })
                  close()
                }}
              >
                清除已选
              </Button>
            </Chosen>
          )
        }
      />
      {name && <input type="hidden" name={name} value={current} disabled={rest.disabled} />}
    </>
  )
}
