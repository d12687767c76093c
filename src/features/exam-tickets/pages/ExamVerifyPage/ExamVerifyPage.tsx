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
import { useWithdrawn } from '../../hooks/useWithdrawn.ts'
import type { KeptKeys } from '../../model/kept-keys.ts'
import { momentInWords } from '../../model/moments.ts'
import { keepPage } from '../../model/offline-page.ts'
import { countWithdrawn, type Withdrawn } from '../../model/withdrawn.ts'

const loadReader = () => import('../../parts/CodeReader/CodeReader.tsx')
const loadVerdict = () => import('../../parts/VerdictCard/VerdictCard.tsx')

const CodeReader = later(async () => (await loadReader()).CodeReader)
const VerdictCard = later(async () => (await loadVerdict()).VerdictCard)

/** Where there is a network, a list is not used for longer. */
const RENEW_MS = 5 * 60_000

/**
 * What an invigilator needs where there is no network: which tickets do not hold, the page, what it found, and the reader for
 * browsers that have none.
 */
async function keepDesk(renew: () => Promise<void>) {
  await Promise.allSettled([renew(), import('jsqr'), loadReader(), loadVerdict()])
  await keepPage()
}

/** What the list at hand is good for, told beside the keys. */
const listWords = (withdrawn: Withdrawn | null) =>
  withdrawn
    ? `作废名单截至 ${momentInWords(withdrawn.at)}，有 ${countWithdrawn(withdrawn)} 张准考证。`
    : '本机还没有作废名单。'

interface DeskProps {
  kept: KeptKeys
  isFresh: boolean
  withdrawn: Withdrawn | null
  onRenewList: () => Promise<void>
  onRenew: () => void
}

function Desk({ kept, isFresh, withdrawn, onRenewList, onRenew }: DeskProps) {
  const { check, verify, clear } = useVerify({
    keys: kept.keys,
    withdrawn,
    onAnswered() {
      if (!withdrawn || Date.now() - withdrawn.at > RENEW_MS) void onRenewList()
    },
  })
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
          保存在这台设备上的公钥；
          {withdrawn
            ? '换过和作废的准考证按这台设备上的作废名单认，之后的调整要联网才知道。'
            : '是不是最新版本要联网才知道。'}
        </Alert>
      )}
      <Text size="sm" tone="muted">
        本机有 {kept.keys.length} 把公钥，更新于{relativeTime(kept.keptAt, now)}。{listWords(withdrawn)}
        扫到的内容只在这台设备上比对；联网时只问服务器是不是仍然有效。
      </Text>
      {!check && <CodeReader onCode={verify} />}
    </Stack>
  )
}

/** `/exam/verify` — an invigilator's check of tickets, which, once opened, needs no network. */
export function ExamVerifyPage() {
  const { kept, error, isLoading, retry } = useKeys()
  const { withdrawn, renew } = useWithdrawn()
  useEffect(() => {
    let isHere = true
    void somebody(window).then(async () => {
      if (isHere) await keepDesk(renew)
    })
    return () => {
      isHere = false
    }
  }, [renew])
  const renewAll = () => {
    retry()
    void renew()
  }
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
        {shown => <Desk kept={shown} isFresh={!error} withdrawn={withdrawn} onRenewList={renew} onRenew={renewAll} />}
      </LoadState>
    </TaskListLayout>
  )
}
