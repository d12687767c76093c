import type { ExamSite } from '#contract/exam-tickets'
import { Alert, Card, FactList, FloorPlan, Stack, Tabs, Text } from '#design-system'
import { type Floor, floorsOf, roomWords, sizeOf } from '../../model/site-plan.ts'
import { Plan } from './SitePlan.styles.ts'

interface Props {
  site: ExamSite
  /** The room that is looked for; '' for none. */
  room?: string
}

const Drawn = ({ site, floor }: { site: ExamSite; floor: Floor }) => (
  <Plan>
    <FloorPlan
      label={`${site.name}${floor.label}平面图`}
      booths={floor.places}
      words={roomWords(floor.places)}
      defaultView="plan"
    />
  </Plan>
)

/** One examination site: how to get there, its rooms storey by storey, and the one that is looked for. */
export function SitePlan({ site, room = '' }: Props) {
  const floors = floorsOf(site, room)
  const { rooms, seats } = sizeOf(site)
  const [first] = floors
  const own = floors.find(({ hasRoom }) => hasRoom)
  return (
    <Card title={site.name}>
      <Stack gap={4}>
        <FactList
          facts={[
            { term: '考点代码', details: site.code },
            { term: '地址', details: site.address },
            { term: '交通', details: site.transit },
            { term: '规模', details: rooms > 0 && `${rooms} 个考场，${seats} 个座位` },
          ]}
        />
        {own && (
          <Alert tone="success" title={`考场 ${room} 在${own.label}`} live>
            下面的平面图已经翻到这一层，您的考场用深色标出，写着“您在这”。
          </Alert>
        )}
        {room !== '' && !own && (
          <Alert tone="info" title={`考场 ${room}`}>
            平面图上没有画出这个考场，请到考点后看现场指示牌。
          </Alert>
        )}
        {!first && <Text tone="muted">这个考点还没有平面图，到考点后请看现场指示牌。</Text>}
        {first && floors.length === 1 && <Drawn site={site} floor={first} />}
        {floors.length > 1 && (
          <Tabs
            key={room}
            label={`${site.name}的楼层`}
            defaultValue={own?.id}
            items={floors.map(floor => ({
              id: floor.id,
              label: floor.hasRoom ? `${floor.label}（您的考场）` : floor.label,
              content: <Drawn site={site} floor={floor} />,
            }))}
          />
        )}
      </Stack>
    </Card>
  )
}
