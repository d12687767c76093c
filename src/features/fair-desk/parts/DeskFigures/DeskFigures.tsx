import type { DeskFigures as Figures } from '#contract/fair-desk'
import { Alert, Button, Card, Stack, Stat, StatList, Table, type TableColumn } from '#design-system'
import { Pair } from './DeskFigures.styles.ts'

interface Props {
  /** null before the service has told any. */
  figures: Figures | null
  /** False while the fair is stopped or does not take place: people go out, and nobody comes in. */
  isLettingIn: boolean
  onWalkIn: () => void
  onLeave: () => void
}

type Gate = Figures['gates'][number]

const columns: readonly TableColumn<Gate>[] = [
  { id: 'gate', title: '入口', cell: ({ gate }) => `${gate} 号口`, rowHeader: true },
  { id: 'admitted', title: '凭码入场', cell: ({ admitted }) => admitted, nowrap: true },
  { id: 'walkIns', title: '无码入场', cell: ({ walkIns }) => walkIns, nowrap: true },
  { id: 'left', title: '离场', cell: ({ left }) => left, nowrap: true },
]

/** Who is inside, and the two buttons for people without a ticket. */
export function DeskFigures({ figures, isLettingIn, onWalkIn, onLeave }: Props) {
  return (
    <Card title="现场人数">
      <Stack gap={4}>
        <Pair>
          <Button size="large" disabled={!isLettingIn} onClick={onWalkIn}>
            无码入场 +1
          </Button>
          <Button size="large" onClick={onLeave}>
            离场 +1
          </Button>
        </Pair>
        {figures && (
          <>
            <StatList>
              <Stat label="场内" value={figures.inside} unit="人" />
              <Stat label="凭码入场" value={figures.admitted} unit="人" />
              <Stat label="无码入场" value={figures.walkIns} unit="人" />
              <Stat label="预约" value={figures.registered} unit="人" />
            </StatList>
            {figures.gates.length > 0 && (
              <Table
                caption="各入口计数"
                captionHidden
                columns={columns}
                rows={figures.gates}
                rowKey={({ gate }) => String(gate)}
              />
            )}
            {figures.doubles + figures.disputed > 0 && (
              <Alert tone="warning" title="有需要主管留意的记录">
                {figures.doubles > 0 &&
                  `同一张票重复放行 ${figures.doubles} 次${figures.returned > 0 ? `，其中 ${figures.returned} 次由主管放行返场，已计入场内` : ''}。`}
                {figures.disputed > 0 && `放行后核对不符 ${figures.disputed} 次。`}
                已入场的人不受影响。
              </Alert>
            )}
          </>
        )}
      </Stack>
    </Card>
  )
}
