import { Button } from '../Button/index.ts'
import { Icon } from '../Icon/index.ts'
import { close, danger, file as filePicture, success } from '../Icon/paths.ts'
import { IconButton } from '../IconButton/index.ts'
import { Progress } from '../Progress/index.ts'
import { Problem, RowBody, RowFrame } from './Upload.styles.ts'
import type { UploadItem } from './upload-state.ts'

type UploadRowProps<Result> = { item: UploadItem<Result>; retry: () => void; remove: () => void }

const pictures = {
  checking: filePicture,
  sending: filePicture,
  done: success,
  failed: danger,
  refused: danger,
} as const

export const UploadRow = <Result,>({ item, retry, remove }: UploadRowProps<Result>) => {
  const { name, state, share, problem } = item
  const busy = state === 'checking' || state === 'sending'
  return (
    <RowFrame data-state={state}>
      <Icon path={pictures[state]} />
      <RowBody>
        {busy ? <Progress label={name} value={share} /> : name}
        {problem && <Problem>{problem}</Problem>}
      </RowBody>
      {state === 'failed' && (
        <Button size="small" onClick={retry} aria-label={`重试 ${name}`}>
          重试
        </Button>
      )}
      <IconButton
        icon={close}
        word={busy ? '取消' : '移除'}
        label={busy ? `取消上传 ${name}` : `移除 ${name}`}
        onClick={remove}
      />
    </RowFrame>
  )
}
