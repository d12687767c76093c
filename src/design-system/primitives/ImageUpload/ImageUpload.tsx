import { useRef } from 'react'
import { Button } from '../Button/index.ts'
import { FieldGroup, type FieldGroupProps } from '../Field/index.ts'
import { camera } from '../Icon/paths.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { DropZone } from '../Upload/DropZone.tsx'
import { sizeText } from '../Upload/file-rules.ts'
import { Problem } from '../Upload/Upload.styles.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import type { ImageProfile } from './crop-math.ts'
import { Preview, Tools } from './ImageUpload.styles.ts'
import { useCropStage } from './use-crop-stage.ts'
import { usePicture } from './use-picture.ts'

export type { ImageProfile } from './crop-math.ts'

export type ImageUploadProps = Omit<FieldGroupProps, 'children' | 'label'> & {
  label: string
  /** What the finished picture must be; its width to height is the shape it is cut to. */
  profile: ImageProfile
  /** Extensions that may be chosen, without the dot. */
  types?: readonly string[] | undefined
  /** How large the chosen file may be; the finished one is made as small as the profile says. */
  maxBytes?: number | undefined
  /** The finished picture, to be sent; undefined once it was removed. */
  onValueChange?: ((change: { value: Blob | undefined }) => void) | undefined
  /** Whether the picture is being cut and made small, for what must wait until it is there. */
  onBusyChange?: ((change: { busy: boolean }) => void) | undefined
}

const pictureTypes = ['jpg', 'jpeg', 'png', 'webp'] as const

/** A picture chosen, dropped or pasted, cut, turned and made small before it is sent. Renders a `<fieldset>` around an `<input type="file">`. */
export const ImageUpload = ({
  label,
  profile,
  types = pictureTypes,
  maxBytes = 20_971_520,
  onValueChange,
  onBusyChange,
  disabled = false,
  ...rest
}: ImageUploadProps) => {
  const input = useRef<HTMLInputElement>(null)
  const { chosen, finished, problem, busy, choose, finish, remove, cancel, fail } = usePicture({
    types,
    maxBytes,
    profile,
    onValueChange,
    onBusyChange,
  })
  const { Stage, failed, retry } = useCropStage(chosen !== undefined)
  const back = (leave: () => void) => {
    leave()
    input.current?.focus()
  }
  return (
    <FieldGroup label={label} disabled={disabled} {...rest}>
      <DropZone
        ref={input}
        icon={camera}
        label={finished || chosen ? '换一张图片' : '选择图片'}
        types={types}
        rules={`不超过 ${sizeText(maxBytes)}；选好后可裁剪，自动压缩到 ${sizeText(profile.maxBytes)} 以内`}
        disabled={disabled}
        onFiles={([file]) => void choose(file)}
      />
      {problem && <Problem>{problem}</Problem>}
      {chosen && Stage && (
        <Stage
          key={chosen.src}
          src={chosen.src}
          aspect={profile.width / profile.height}
          busy={busy}
          onDone={cut => void finish(cut)}
          onCancel={() => back(cancel)}
          onBroken={() => fail('图片打不开，请换一张')}
        />
      )}
      {chosen && !Stage && !failed && <Skeleton shape="block" />}
      {chosen && failed && (
        <Problem>
          网络不稳定，裁剪工具没有加载出来。 <Button onClick={retry}>重试</Button>
        </Problem>
      )}
      {finished && !chosen && (
        <>
          <Preview src={finished.src} alt={`${label}预览`} width={profile.width} height={profile.height} />
          <Tools>
            <Button onClick={() => back(remove)}>移除图片</Button>
          </Tools>
        </>
      )}
      <VisuallyHidden role="status">
        {problem ?? (finished && !chosen && `${label}已裁剪，${sizeText(finished.blob.size)}。`)}
      </VisuallyHidden>
    </FieldGroup>
  )
}
