import { useState } from 'react'
import type { FairPlateCounts, FairPlates } from '#contract/fair-papers'
import { type PlateGroup, plateGroupLabels, plateGroups } from '#contract/fair-plates'
import { Alert, Button, Card, icons, RadioGroup, Row, Stack, Table, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { type PlateSize, platePages, plateSizes } from '../../model/plate-pages.ts'
import { PlateSheets } from '../PlateSheets/PlateSheets.tsx'
import { PrintNow } from '../PrintNow/PrintNow.tsx'

interface Props {
  counts: FairPlateCounts
  /** Names leave the service only here, and each time is written down. */
  onMake: (group: PlateGroup) => Promise<FairPlates>
}

const sizes = ['card', 'badge'] as const
const sizeOf = (value: string): PlateSize => sizes.find(one => one === value) ?? 'card'
const groupOf = (value: string): PlateGroup => plateGroups.find(one => one === value) ?? 'exhibitors'

/** For whom name plates are made, in which size, and who has named nobody yet. Names are drawn for the printer and dropped after it. */
export function PlateDesk({ counts, onMake }: Props) {
  const { title, named, employers, without, staff } = counts
  const say = useSay()
  const [group, setGroup] = useState<PlateGroup>('exhibitors')
  const [size, setSize] = useState<PlateSize>('card')
  const [isBusy, setBusy] = useState(false)
  const [made, setMade] = useState<FairPlates | null>(null)
  const people = group === 'staff' ? staff : named
  const pages = platePages(Array.from({ length: people }), size).length

  async function make() {
    setBusy(true)
    try {
      setMade(await onMake(group))
    } catch (error) {
      say.failure(error)
      setBusy(false)
    }
  }

  function done(count: number) {
    setMade(null)
    setBusy(false)
    say.done(`已交给打印机：${count} 张参会证`)
  }

  return (
    <Stack gap={4}>
      <Card title="打印参会证">
        <Stack gap={4}>
          <RadioGroup
            label="给谁制作"
            name="plate-group"
            value={group}
            onValueChange={({ value }) => setGroup(groupOf(value))}
            options={[
              { value: 'exhibitors', label: `${plateGroupLabels.exhibitors}（${employers} 家单位，${named} 人）` },
              { value: 'staff', label: `${plateGroupLabels.staff}（${staff} 人）` },
            ]}
          />
          <RadioGroup
            label="尺寸"
            name="plate-size"
            value={size}
            onValueChange={({ value }) => setSize(sizeOf(value))}
            options={sizes.map(value => ({ value, label: plateSizes[value].label }))}
          />
          <Alert tone="info">参会人员的姓名只用于打印，不在页面和这台设备上保存；每次制作都记入审计日志。</Alert>
          <Row gap={3}>
            <Button
              variant="primary"
              icon={icons.print}
              disabled={people === 0}
              loading={isBusy}
              onClick={() => void make()}
            >
              {`制作并打印 ${people} 张`}
            </Button>
            <Text tone="muted">{`A4 共 ${pages} 页，沿裁切线裁开。打印时请选“实际大小”。`}</Text>
          </Row>
        </Stack>
      </Card>
      {without.length > 0 && (
        <Card title={`还没有填写参会人员的单位（${without.length} 家）`}>
          <Table
            caption="还没有填写参会人员的单位"
            captionHidden
            rows={without}
            rowKey={({ booth }) => booth}
            columns={[
              { id: 'booth', title: '展位', nowrap: true, cell: ({ booth }) => booth },
              { id: 'company', title: '单位', rowHeader: true, cell: ({ company }) => company },
            ]}
          />
        </Card>
      )}
      {made && (
        <PrintNow title={`参会证-${title}`} onDone={() => done(made.plates.length)}>
          <PlateSheets title={made.title} plates={made.plates} size={size} />
        </PrintNow>
      )}
    </Stack>
  )
}
