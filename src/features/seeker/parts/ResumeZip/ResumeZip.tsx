import { useState } from 'react'
import { Alert, Button, type ButtonProps, Dialog, icons, Progress, Stack, Text } from '#design-system'
import { useResumeZip, type ZipOrder, type ZipProgress } from '../../hooks/useResumeZip.ts'

interface Props extends Pick<ButtonProps, 'size' | 'variant' | 'disabled'> {
  order: ZipOrder
  /** How many resumes that are, where the page knows. */
  count?: number
  /** What the button says. */
  label: string
}

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`

const Coming = ({ files, total, bytes }: ZipProgress) => (
  <Stack gap={2}>
    <Progress label="正在打包" {...(total > 0 && { value: files, max: total, valueText: `${files}/${total} 份` })} />
    <Text size="sm" tone="muted">
      已收到 {megabytes(bytes)}。请不要关闭这个页面。
    </Text>
  </Stack>
)

/** Downloads resumes as PDFs in one ZIP, with progress, and a way to stop or to try again. Renders a `<button>`. */
export function ResumeZip({ order, count, label, ...look }: Props) {
  const { state, begin, cancel, reset } = useResumeZip(order, count)
  const [isOpen, setOpen] = useState(false)
  const { step } = state

  function close() {
    cancel()
    reset()
    setOpen(false)
  }

  const footer = {
    asking: (
      <Button variant="primary" onClick={() => void begin()}>
        开始下载
      </Button>
    ),
    coming: <Button onClick={close}>取消下载</Button>,
    done: (
      <Button variant="primary" onClick={close}>
        完成
      </Button>
    ),
    failed: (
      <Button variant="primary" onClick={() => void begin()}>
        重试
      </Button>
    ),
  }[step]

  return (
    <>
      <Button {...look} icon={icons.download} onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={({ open }) => !open && close()}
        title={count === undefined ? '打包下载当前条件下的简历' : `打包下载 ${count} 份简历`}
        description="每份简历是一个 PDF，印有您单位、账号和下载时间；求职者可以看到这次下载。"
        footer={footer}
      >
        {step === 'asking' && (
          <Text tone="muted">
            求职者附有的作品在与 PDF
            同名的文件夹里。压缩包里附有清单，写明放入了哪些简历、哪些没有放入以及原因。请妥善保管，仅供招聘使用。
          </Text>
        )}
        {step === 'coming' && <Coming {...state} />}
        {step === 'done' && (
          <Alert tone="success" live>
            已保存，共 {megabytes(state.bytes)}。请在浏览器的下载中查看；放入 {state.files} 份，详情见压缩包里的清单。
          </Alert>
        )}
        {step === 'failed' && (
          <Alert tone="danger" live>
            没有下载成功：{state.words}
          </Alert>
        )}
      </Dialog>
    </>
  )
}
