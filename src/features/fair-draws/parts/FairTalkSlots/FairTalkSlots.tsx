import type { TalkBooths } from '#contract/fair-draws'
import { Card, EmptyState, LoadState, RecordList, RecordRow, Stack, Text } from '#design-system'
import { useRequest } from '#platform/routing'
import { useMyTalks, useTalkBooths } from '../../hooks/useTalks.ts'
import { slotsAddress, slotsHref } from '../../model/talk-address.ts'
import { rulesInWords } from '../../model/talk-words.ts'
import { DrawCheck } from '../DrawCheck/index.ts'
import { MyTalkSlots } from '../MyTalkSlots/index.ts'
import { DrawStage } from '../TalkSlots/DrawStage.tsx'
import { TalkSlots } from '../TalkSlots/index.ts'

interface Props {
  /** Id of a fair on line. */
  fair: string
}

/** Exhibitors who offer slots; the one that is open shows them under its row. */
function Booths({ booths, draw }: TalkBooths) {
  const { query } = useRequest()
  const { exhibitor } = slotsAddress.parse(query)
  return (
    <RecordList aria-label="提供交流时段的单位">
      {booths.map(({ participation, company, booth, slots, left }) => {
        const isOpen = participation === exhibitor
        return (
          <RecordRow
            key={participation}
            level={3}
            title={company}
            href={slotsHref(draw.fair, isOpen ? {} : { exhibitor: participation })}
            facts={[booth && `展位 ${booth}`, `${slots} 个时段`, draw.drawnAt !== null && `空 ${left} 个`]}
            end={isOpen ? '收起' : '看时段'}
            current={isOpen}
            more={isOpen && <TalkSlots participation={participation} />}
          />
        )
      })}
    </RecordList>
  )
}

function Mine({ fair }: Props) {
  const { isSeeker } = useMyTalks(fair)
  return isSeeker ? (
    <Card title="我的志愿和时段">
      <MyTalkSlots fair={fair} />
    </Card>
  ) : null
}

/** Talk slots of a fair on line: who offers them, one's own, and how lots are drawn. */
export function FairTalkSlots({ fair }: Props) {
  const { booths, ...state } = useTalkBooths(fair)
  return (
    <Stack gap={4}>
      <Card title="交流时段">
        <LoadState {...state} data={booths}>
          {shown => (
            <Stack gap={3}>
              <DrawStage draw={shown.draw} />
              <Text size="sm" tone="muted">
                {rulesInWords(shown.draw)}
              </Text>
              {shown.booths.length === 0 ? (
                <EmptyState title="还没有单位提供交流时段">单位陆续提供，可以过些时候再来看。</EmptyState>
              ) : (
                <Booths {...shown} />
              )}
            </Stack>
          )}
        </LoadState>
      </Card>
      <Mine fair={fair} />
      <Card title="抽签核验">
        <DrawCheck fair={fair} />
      </Card>
    </Stack>
  )
}
