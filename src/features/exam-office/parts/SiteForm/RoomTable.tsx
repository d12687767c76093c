import { useFormContext, useWatch } from 'react-hook-form'
import { Field, Stack, Table, Text, TextArea } from '#design-system'
import { type RoomFault, readRooms, roomTitles } from '../../model/room-table.ts'
import { type SiteValues, sizeOfRooms, sizeWords } from '../../model/site-values.ts'

/** So many are told at once. */
const MOST_FAULTS = 20

const keyOf = ({ row, column, reason }: RoomFault) => `${row} ${column} ${reason}`

/** Rooms as a table in one text, what it comes to, and once it was to be sent what is wrong with it. Renders a `<div>`. */
export function RoomTable({ showsFaults }: { showsFaults: boolean }) {
  const { register, formState } = useFormContext<SiteValues>()
  const { rooms, faults } = readRooms(useWatch<SiteValues, 'rooms'>({ name: 'rooms' }))
  const columns = Object.values(roomTitles).join('、')
  return (
    <Stack gap={3}>
      <Field
        label="考场"
        hint={`每行一个考场：${columns}。可以从表格软件整块复制粘贴；用途写普通、特殊或备用，编排时按行的先后排满。`}
        error={formState.errors.rooms?.message}
        controlId="rooms"
      >
        <TextArea {...register('rooms')} rows={12} spellCheck={false} />
      </Field>
      <Text role="status">{sizeWords(sizeOfRooms(rooms))}</Text>
      {showsFaults && faults.length > 0 && (
        <>
          <Table
            caption="考场表要改的地方"
            rows={faults.slice(0, MOST_FAULTS)}
            rowKey={keyOf}
            columns={[
              { id: 'row', title: '行', rowHeader: true, cell: ({ row }) => `第 ${row} 行` },
              { id: 'column', title: '栏', cell: ({ column }) => column || '整行' },
              { id: 'reason', title: '问题', cell: ({ reason }) => reason },
            ]}
          />
          {faults.length > MOST_FAULTS && (
            <Text tone="muted">{`另有 ${faults.length - MOST_FAULTS} 处，改好这些再看。`}</Text>
          )}
        </>
      )}
    </Stack>
  )
}
