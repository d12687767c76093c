import { type ChangeEvent, type ClipboardEvent, type DragEvent, useId, useRef, useState } from 'react'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { Icon } from '../Icon/index.ts'
import { upload as uploadPicture } from '../Icon/paths.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { sizeText } from './file-rules.ts'
import { ChooseLabel, FileInput, Files, MouseHint, Rules, Zone } from './Upload.styles.ts'
import { UploadRow } from './UploadRow.tsx'
import { type SendFile, useUploads } from './use-uploads.ts'

export type UploadProps<Result> = Omit<FieldGroupProps, 'children'> & {
  /** Sends one file and gives what the service answered; rejects when it could not. */
  upload: SendFile<Result>
  /** Extensions without the dot: ['jpg', 'png', 'pdf']. */
  types: readonly string[]
  maxBytes: number
  maxFiles?: number | undefined
  /** What was uploaded before. */
  initial?: readonly { name: string; result: Result }[] | undefined
  /** What the service answered for every file that is there, whenever that changes. */
  onValueChange?: ((change: { value: Result[] }) => void) | undefined
  /** Words for a failure of `upload`. */
  messageOf?: ((error: unknown) => string) | undefined
}

const uploadFailed = () => '上传失败，请重试'
const nothing: readonly never[] = []

/** Files by choosing, dragging or pasting, checked, with progress and retry. Renders a `<fieldset>` around an `<input type="file" name="files">`. */
export const Upload = <Result,>({
  upload,
  types,
  maxBytes,
  maxFiles = 1,
  initial = nothing,
  onValueChange,
  messageOf = uploadFailed,
  name = 'files',
  disabled,
  ...rest
}: UploadProps<Result>) => {
  const inputId = useId()
  const rulesId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [dragging, setDragging] = useState(false)
  const { items, add, retry, remove } = useUploads({
    upload,
    types,
    maxBytes,
    maxFiles,
    initial,
    messageOf,
    onValueChange,
  })
  const take = (files: FileList | null | undefined) => {
    if (files?.length && !disabled) add([...files])
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    take(event.currentTarget.files)
    // The same file may be chosen again after it was put right.
    event.currentTarget.value = ''
  }
  const paste = (event: ClipboardEvent) => take(event.clipboardData.files)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setDragging(false)
    take(event.dataTransfer.files)
  }
  return (
    <FieldGroup disabled={disabled} {...rest}>
      <Zone
        data-dragging={dragging || undefined}
        onPaste={paste}
        onDrop={drop}
        onDragOver={event => {
          event.preventDefault()
          setDragging(true)
        }}
        onDragLeave={() => setDragging(false)}
      >
        <FileInput
          ref={input}
          id={inputId}
          type="file"
          name={name}
          accept={types.map(type => `.${type}`).join(',')}
          multiple={maxFiles > 1}
          aria-describedby={rulesId}
          onChange={choose}
        />
        <ChooseLabel htmlFor={inputId}>
          <Icon path={uploadPicture} />
          选择文件
        </ChooseLabel>
        <Rules id={rulesId}>
          {types.map(type => type.toUpperCase()).join('、')}，每个不超过 {sizeText(maxBytes)}
          {maxFiles > 1 && `，最多 ${maxFiles} 个`}
          <MouseHint>；可拖到此处，或按 Ctrl+V 粘贴</MouseHint>
        </Rules>
      </Zone>
      {items.length > 0 && (
        <Files>
          {items.map(item => (
            <UploadRow
              key={item.id}
              item={item}
              retry={() => retry(item)}
              remove={() => {
                remove(item.id)
                input.current?.focus()
              }}
            />
          ))}
        </Files>
      )}
      <VisuallyHidden role="status">
        {items.map(({ name: file, state, problem }) =>
          state === 'done' ? `${file} 已上传。` : problem && `${file}：${problem}。`,
        )}
      </VisuallyHidden>
    </FieldGroup>
  )
}
