import { useState } from 'react'
import { boothNextStepLabels } from '#contract/booth-visit-records'
import type { BoothVisit } from '#contract/booth-visits'
import {
  Button,
  ButtonLink,
  ConfirmDialog,
  EmptyState,
  icons,
  LoadState,
  RecordList,
  RecordRow,
  Stack,
  Tag,
  Text,
} from '#design-system'
import { useSay } from '#platform/notices'
import { useBoothVisits, useDropBoothVisit } from '../../hooks/useBoothVisits.ts'
import { dayOf, momentOf, resumeWords } from '../../model/words.ts'

interface Props {
  participation: string
  /** Address of a visitor's resume. */
  resumeHref: (visit: string) => string
  /** Whether the service can be reached: without it the list is not shown. */
  isOnLine: boolean
}

/** What colleagues wrote, each under their name. */
const notesOf = ({ records }: BoothVisit) =>
  records.filter(({ note }) => note !== '').map(({ note, by, isOwn }) => `${isOwn ? '我' : by}：${note}`)

function Visitor({ visit, href, onDrop }: { visit: BoothVisit; href: string; onDrop: () => void }) {
  const { label, tone } = resumeWords[visit.resume]
  const name = visit.name || `访客 ${visit.shortCode}`
  return (
    <RecordRow
      level={3}
      title={name}
      href={visit.resume === 'open' ? href : undefined}
      state={<Tag tone={tone}>{label}</Tag>}
      facts={[
        visit.nextStep === '' ? '没有定下一步' : boothNextStepLabels[visit.nextStep],
        visit.name !== '' && `短码 ${visit.shortCode}`,
      ]}
      summary={notesOf(visit).join('；')}
      end={momentOf(visit.at)}
      actions={
        <>
          {visit.resume === 'open' && (
            <ButtonLink size="small" href={href}>
              查看简历
            </ButtonLink>
          )}
          <Button size="small" variant="quiet" onClick={onDrop} aria-label={`删除 ${name}`}>
            删除
          </Button>
        </>
      }
    />
  )
}

/** Whom the employer has scanned at a fair, as the service has it. */
export function BoothVisitors({ participation, resumeHref, isOnLine }: Props) {
  const { visits, ...state } = useBoothVisits(participation)
  const drop = useDropBoothVisit()
  const say = useSay()
  const [dropping, setDropping] = useState<BoothVisit | null>(null)
  if (!isOnLine) return <Text tone="muted">已上传的求职者和简历不留在这台设备上，联网后显示。</Text>
  return (
    <LoadState
      {...state}
      data={visits}
      isEmpty={({ list }) => list.length === 0}
      empty={
        <EmptyState title="还没有登记求职者" icon={icons.user}>
          请求职者打开入场码，扫一下就登记；对方选了简历的，可以在这里打开。
        </EmptyState>
      }
    >
      {({ list, keptUntil }) => (
        <Stack gap={3}>
          <RecordList aria-label="登记的求职者">
            {list.map(visit => (
              <Visitor key={visit.id} visit={visit} href={resumeHref(visit.id)} onDrop={() => setDropping(visit)} />
            ))}
          </RecordList>
          <Text size="sm" tone="muted">
            {`每次查看简历，求职者都能看到。登记和备注保留到 ${dayOf(keptUntil)}，之后自动删除。`}
          </Text>
          <ConfirmDialog
            open={dropping !== null}
            onOpenChange={() => setDropping(null)}
            title={`删除${dropping?.name || '这位求职者'}的登记？`}
            description="本单位所有人扫码登记的这位求职者和备注都会删除，不能恢复。"
            confirmLabel="删除登记"
            cancelLabel="保留"
            destructive
            onConfirm={() => say.outcomeOf(() => drop(dropping?.id ?? ''), '已删除登记')}
          />
        </Stack>
      )}
    </LoadState>
  )
}
