import { type ChangeEvent, type DragEvent, type ReactNode, type RefObject, useId, useState } from 'react'
import { Icon } from '../Icon/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { ChooseLabel, FileInput, MouseHint, Rules, Zone } from './Upload.styles.ts'

type DropZoneProps = {
  /** The input, to bring the focus back to. */
  ref: RefObject<HTMLInputElement | null>
  icon: string
  /** Words of the button. */
  label: string
  /** Extensions without the dot. */
  types: readonly string[]
  /** What else is asked of a file, read after the extensions. */
  rules: ReactNode
  name?: string | undefined
  multiple?: boolean | undefined
  disabled?: boolean | undefined
  /** Called with at least one file. */
  onFiles: (files: [File, ...File[]]) => void
}

/** Where files are chosen, dropped or pasted. Renders a `<div>` around an `<input type="file">`. */
export const DropZone = ({ ref, icon, label, types, rules, name, multiple, disabled, onFiles }: DropZoneProps) => {
  const inputId = useId()
  const rulesId = useId()
  const [dragging, setDragging] = useState(false)
  const take = (files: FileList | null) => {
    const [first, ...others] = files ?? []
    if (first && !disabled) onFiles([first, ...others])
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files)
    // The same file may be chosen again after it was put right.
    event.currentTarget.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    take(event.dataTransfer.files)
  }
  return (
    <Zone
      data-dragging={dragging || undefined}
      onPaste={event => take(event.clipboardData.files)}
      onDrop={drop}
      onDragOver={event => {
        event.preventDefault()
        setDragging(true)
      }}
      onDragLeave={() => setDragging(false)}
    >
      <FileInput
        ref={ref}
        id={inputId}
        type="file"
        name={name}
        accept={types.map(type => `.${type}`).join(',')}
        multiple={multiple}
        aria-describedby={rulesId}
        onChange={choose}
      />
      <ChooseLabel htmlFor={inputId}>
        <Icon path={icon} />
        {label}
      </ChooseLabel>
      <Rules id={rulesId}>
        {types.map(type => type.toUpperCase()).join('、')}，{wholeFigures(rules)}
        <MouseHint>；可拖到此处，或按 Ctrl+V 粘贴</MouseHint>
      </Rules>
    </Zone>
  )
}
