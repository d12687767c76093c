import { useMemo, useState } from 'react'
import { Button, EmptyState, Heading, icons, LoadState, Row, Stack, Text } from '#design-system'
import { useFairShortlist } from '../../hooks/useFairShortlist.ts'
import type { KeptEntry } from '../../model/kept-shortlist.ts'
import { type ShortlistExhibitor, type ShortlistHall, visitsOf, walkOf } from '../../model/walk.ts'
import { FairGuide } from '../FairGuide/guide-later.ts'
import { Visits } from './ShortlistPanel.styles.ts'
import { TakeOver } from './TakeOver.tsx'
import { VisitRow } from './VisitRow.tsx'

export interface ShortlistProps {
  fairId: string
  /** As the guide's head says it; `when` and `place` in words. */
  fair: { title: string; when: string; place: string }
  /** All that are shown at the fair: whoever is not among them is said to be gone. */
  exhibitors: readonly ShortlistExhibitor[]
  /** None on line. */
  halls: readonly ShortlistHall[]
}

const none: readonly KeptEntry[] = []

/** Everything that somebody wants to visit at a fair: in the order of walking, with notes, metres and a guide to print. */
export function ShortlistPanel({ fairId, fair, exhibitors, halls }: ShortlistProps) {
  const shortlist = useFairShortlist(fairId)
  const { entries, isKeptHere, error, isLoading, retry } = shortlist
  const [isByRoute, setByRoute] = useState(true)
  const [hasGuide, setGuide] = useState(false)
  const visits = useMemo(() => visitsOf(entries ?? none, exhibitors), [entries, exhibitors])
  const walk = useMemo(() => walkOf(visits, halls), [visits, halls])
  const isGone = ({ participationId }: KeptEntry) =>
    !visits.some(one => one.exhibitor.participationId === participationId)
  const gone = [...new Set((entries ?? none).filter(isGone).map(({ participationId }) => participationId))]
  return (
    <Stack gap={4}>
      <TakeOver fairId={fairId} />
      {isKeptHere && <Text tone="muted">清单只保存在这台设备的浏览器里；登录个人账号后可以并入，换设备也看得到。</Text>}
      <LoadState
        data={entries}
        error={error}
        isLoading={isLoading}
        retry={retry}
        isEmpty={list => list.length === 0}
        empty={
          <EmptyState icon={icons.star} title="清单还是空的">
            在参展单位或职位上按“加入清单”，这里会排出逛展的先后和路程。
          </EmptyState>
        }
      >
        {() => (
          <Stack gap={4}>
            <Row gap={3}>
              <Text>
                {visits.length} 个展位
                {walk.metres > 0 && `，从入口起按路线走约 ${walk.metres} 米`}
              </Text>
              {walk.metres > 0 && (
                <Button size="small" onClick={() => setByRoute(!isByRoute)}>
                  {isByRoute ? '改按加入先后排列' : '改按路线排列'}
                </Button>
              )}
              <Button size="small" icon={icons.print} aria-expanded={hasGuide} onClick={() => setGuide(!hasGuide)}>
                {hasGuide ? '收起导览' : '逛展导览（可打印）'}
              </Button>
            </Row>
            <Visits aria-label={isByRoute ? '我的清单，按路线' : '我的清单，按加入先后'}>
              {(isByRoute ? walk.visits : visits).map(visit => (
                <li key={visit.exhibitor.participationId}>
                  <VisitRow visit={visit} shortlist={shortlist} />
                </li>
              ))}
            </Visits>
            {gone.length > 0 && (
              <Row gap={2}>
                <Text tone="muted">清单里有 {gone.length} 家单位已不在这场招聘会。</Text>
                <Button
                  size="small"
                  variant="quiet"
                  onClick={() => {
                    for (const participationId of gone) void shortlist.remove({ participationId, jobId: '' })
                  }}
                >
                  移除它们
                </Button>
              </Row>
            )}
            {hasGuide && (
              <Stack gap={3}>
                <Heading level={3}>逛展导览</Heading>
                <FairGuide fair={fair} walk={walk} halls={halls} />
              </Stack>
            )}
          </Stack>
        )}
      </LoadState>
    </Stack>
  )
}
