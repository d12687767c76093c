import { useState } from 'react'
import type { ExamChange } from '#contract/exam-office'
import { Button, icons, Text } from '#design-system'
import { useServiceNow } from '#platform/clock'
import { useSay } from '#platform/notices'

/** For so long the service hands a released sheet out, in milliseconds. */
const LASTS = 86_400_000

interface Props {
  change: Pick<ExamChange, 'decidedAt'>
  onDownload: () => Promise<void>
}

/** The sheet of an export that was released, for a day. */
export function ExportDownload({ change: { decidedAt }, onDownload }: Props) {
  const now = useServiceNow()
  const say = useSay()
  const [isSaving, setSaving] = useState(false)
  if (decidedAt === null || now >= decidedAt + LASTS)
    return <Text tone="muted">核准已经超过 24 小时，不能再下载；需要时请重新准备。</Text>

  async function save() {
    setSaving(true)
    try {
      await onDownload()
      say.done('已保存。文件含完整号码，请妥善保管，用完删除')
    } catch (error) {
      say.failure(error)
    } finally {
      setSaving(false)
    }
  }

  return (
    <div>
      <Button variant="primary" icon={icons.download} loading={isSaving} onClick={() => void save()}>
        下载完整信息
      </Button>
    </div>
  )
}
