import { shortCodeOf } from '#contract/fair-ticket-code'
import { Alert, Button, Card, EmptyState, icons, LoadState, RecordList, RecordRow, Stack, Text } from '#design-system'
import { CodeEntry, DeskCamera } from '#features/fair-desk'
import { useBooth } from '../../hooks/useBooth.ts'
import type { Booth, BoothState } from '../../model/booth.ts'
import type { WaitingRecord } from '../../model/kept-booth.ts'
import { momentOf, outcomeWords } from '../../model/words.ts'
import { BoothVisitors } from '../BoothVisitors/BoothVisitors.tsx'
import { ScanPanel } from '../ScanPanel/ScanPanel.tsx'
import { Columns } from './BoothScan.styles.ts'

interface Props {
  participation: string
  /** Address of a visitor's resume. */
  resumeHref: (visit: string) => string
}

/** How the booth stands to the service, and what this device holds. */
function Status({ line, waiting, isLasting, book }: BoothState) {
  const unsent = waiting.filter(({ outcome }) => outcome === null).length
  return (
    <>
      {book && book.fair.state !== 'planned' && (
        <Alert tone="warning" title={book.fair.state === 'stopped' ? '招聘会暂停中' : '招聘会未如期举行'} live>
          {book.fair.reason}
        </Alert>
      )}
      {!isLasting && (
        <Alert tone="danger" title="本机存储已满或被禁用" live>
          请不要关闭或刷新本页，联网后登记会自动上传。
        </Alert>
      )}
      {line === 'off' ? (
        <Alert tone="warning" title="没有网络，照常扫码登记">
          {unsent > 0 && `${unsent} 条待上传，`}网络恢复后自动上传；上传完之前请不要退出登录，退出会清除本机的登记。
        </Alert>
      ) : (
        <Text size="sm" tone="muted">
          {unsent > 0 ? `在线 · ${unsent} 条待上传` : '在线 · 全部已上传'}
        </Text>
      )}
    </>
  )
}

/** What is on this device alone: waits for a network, or was not taken. */
function Waiting({ records, onDrop }: { records: readonly WaitingRecord[]; onDrop: (id: string) => void }) {
  if (records.length === 0) return null
  return (
    <Card title="只在这台设备上">
      <RecordList aria-label="没有上传的登记">
        {records.map(({ id, number, at, note, outcome }) => (
          <RecordRow
            key={id}
            level={3}
            title={`访客 ${shortCodeOf(number)}`}
            facts={[outcome ? outcomeWords[outcome] : '待上传，有没有选简历联网后才知道']}
            summary={note}
            end={momentOf(at)}
            actions={
              outcome && (
                <Button size="small" onClick={() => onDrop(id)} aria-label={`删掉 ${shortCodeOf(number)}`}>
                  删掉
                </Button>
              )
            }
          />
        ))}
      </RecordList>
    </Card>
  )
}

function Ready({ booth, state, participation, resumeHref }: Props & { booth: Booth; state: BoothState }) {
  const { current, book, waiting, line } = state
  const onCode = (text: string) => void booth.scan(text)
  return (
    <Columns>
      <Stack gap={4}>
        <Status {...state} />
        {current && <ScanPanel current={current} booth={booth} />}
        {book?.booth === '' ? (
          <EmptyState title="有了展位才能登记求职者" icon={icons.fair}>
            展位确定以后，在这里扫求职者的入场码。
          </EmptyState>
        ) : (
          <Card title={`扫码登记 · 展位 ${book?.booth}`}>
            <Stack gap={4}>
              <CodeEntry onCode={onCode} action="登记" />
              <DeskCamera onCode={onCode} />
            </Stack>
          </Card>
        )}
        <Waiting records={waiting.filter(({ id }) => id !== current?.record?.id)} onDrop={booth.drop} />
      </Stack>
      <Card title="登记的求职者">
        <BoothVisitors participation={participation} resumeHref={resumeHref} isOnLine={line === 'on'} />
      </Card>
    </Columns>
  )
}

/** Scans visitors at the booth of an employer's fair; once opened, it needs no network. */
export function BoothScan(props: Props) {
  const { booth, state } = useBooth(props.participation)
  const { phase } = state
  if (phase === 'missing')
    return (
      <EmptyState title="没有找到这个展位" icon={icons.fair}>
        请从“我的招聘会”打开；只有报名单位的招聘专员和管理员可以扫码登记。
      </EmptyState>
    )
  return (
    <LoadState
      data={phase === 'ready' ? state : undefined}
      error={phase === 'failed' ? new Error('offline') : undefined}
      isLoading={phase === 'loading'}
      retry={() => void booth.sync()}
      describeError={() => '打不开扫码登记：没有网络，这台设备也没有打开过。请先在有网络的地方打开一次本页。'}
    >
      {shown => <Ready {...props} booth={booth} state={shown} />}
    </LoadState>
  )
}
