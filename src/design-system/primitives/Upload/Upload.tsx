import { useRef } from 'react'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { upload as uploadPicture } from '../Icon/paths.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { DropZone } from './DropZone.tsx'
import { sizeText } from './file-rules.ts'
import { Files } from './Upload.styles.ts'
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
  const input = useRef<HTMLInputElement>(null)
  const { items, add, retry, remove } = useUploads({
    upload,
    types,
    maxBytes,
    maxFiles,
    initial,
    messageOf,
    onValueChange,
  })
  return (
    <FieldGroup disabled={disabled} {...rest}>
      <DropZone
        ref={input}
        icon={uploadPicture}
        label="选择文件"
        types={types}
        rules={`每个不超过 ${sizeText(maxBytes)}${maxFiles > 1 ? `，最多 ${maxFiles} 个` : ''}`}
        name={name}
        multiple={maxFiles > 1}
        disabled={disabled}
        onFiles={add}
      />
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
