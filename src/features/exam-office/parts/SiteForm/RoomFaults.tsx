import { Table, Text } from '#design-system'
import type { RoomFault } from '../../model/room-table.ts'

interface Props {
  caption: string
  faults: readonly RoomFault[]
  /** How many there are, where these are the first of them. */
  count?: number | undefined
}

/** So many are told at once. */
const MOST_FAULTS = 20

const keyOf = ({ row, column, reason }: RoomFault) => `${row} ${column} ${reason}`

/** What is wrong with a table of rooms, by row and column. */
export const RoomFaults = ({ caption, faults, count = faults.length }: Props) => (
  <>
    <Table
      caption={caption}
      rows={faults.slice(0, MOST_FAULTS)}
      rowKey={keyOf}
      columns={[
        { id: 'row', title: '行', rowHeader: true, cell: ({ row }) => (row === 0 ? '整份' : `第 ${row} 行`) },
        { id: 'column', title: '栏', cell: ({ column }) => column || '整行' },
        { id: 'reason', title: '问题', cell: ({ reason }) => reason },
      ]}
    />
    {count > MOST_FAULTS && <Text tone="muted">{`另有 ${count - MOST_FAULTS} 处，改好这些再看。`}</Text>}
  </>
)
