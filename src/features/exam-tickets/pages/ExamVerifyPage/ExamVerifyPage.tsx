import { useEffect } from 'react'
import { pathTo } from '#contract/pages'
import { Alert, Button, LoadState, Stack, TaskListLayout, Text } from '#design-system'
import { useNow } from '#platform/clock'
import { relativeTime } from '#platform/dates'
import { usePageHead } from '#platform/head'
import { later } from '#platform/later'
import { somebody } from '#platform/presence'
import { useKeys } from '../../hooks/useKeys.ts'
import { useVerify } from '../../hooks/useVerify.ts'
import type { KeptKeys } from '../../model/kept-keys.ts'
import { keepPage } from '../../model/offline-page.ts'

const loadReader = () => import('../../parts/CodeReader/CodeReader.tsx')
const loadVerdict = () => import('../../parts/VerdictCard/VerdictCard.tsx')

const CodeReader = later(async () => (await loadReader()).CodeReader)
const VerdictCard = later(async () => (await loadVerdict()).VerdictCard)

/** What an invigilator needs where there is no network: the page, what it found, and the reader for browsers that have none. */
async function keepDesk() {
  await Promise.allSettled([import('jsqr'), loadReader(), loadVerdict()])
  await keepPage()
}

function Desk({ kept, isFresh, onRenew }: { kept: KeptKeys; isFresh: boolean; onRenew: () => void }) {
  const { check, verify, clear } = useVerify(kept.keys)
  const now = useNow()
  return (
    <Stack gap={4}>
      {check && <VerdictCard check={check} onNext={clear} />}
      {!isFresh && (
        <Alert
          tone="info"
          title="正在离线核验"
          action={
            <Button size="small" onClick={onRenew}>
              更新公钥
            </Button>
          }
        >
          没有网络也能核验真伪，用的是{relativeTime(kept.keptAt, now)}
          保存在这台设备上的公钥；是不是最新版本要联网才知道。
        </Alert>
      )}
      <Text size="sm" tone="muted">
        本机有 {kept.keys.length} 把公钥，更新于{relativeTime(kept.keptAt, now)}
        。扫到的内容只在这台设备上比对；联网时只问服务器是不是最新版本。
      </Text>
      {!check && <CodeReader onCode={verify} />}
    </Stack>
  )
}

/** `/exam/verify` — an invigilator's check of tickets, which, once opened, needs no network. */
export function ExamVerifyPage() {
  const { kept, error, isLoading, retry } = useKeys()
  useEffect(() => {
    void somebody(window).then(keepDesk)
  }, [])
  usePageHead({
    title: '核验准考证',
    description: '监考和考务人员扫描准考证上的二维码，当场核验真伪。打开一次以后，没有网络也能核验。',
  })
  return (
    <TaskListLayout
      crumbs={[
        { label: '首页', href: pathTo('home') },
        { label: '考试中心', href: pathTo('examCentre') },
        { label: '核验准考证' },
      ]}
      title="核验准考证"
      lead="给监考和考务人员用。开考前在有网络的地方打开一次本页，进考场后没有网络也能核验。报名回执也在这里核对真伪，谁都可以核对。"
      wide
    >
      <LoadState data={kept ?? undefined} error={kept ? undefined : error} isLoading={isLoading} retry={retry}>
        {shown => <Desk kept={shown} isFresh={!error} onRenew={retry} />}
      </LoadState>
    </TaskListLayout>
  )
}
