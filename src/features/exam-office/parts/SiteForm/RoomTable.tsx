import { useFormContext, useWatch } from 'react-hook-form'
import { roomTitles } from '#contract/exam-room-table'
import { Field, Stack, Text, TextArea } from '#design-system'
import { readRooms } from '../../model/room-table.ts'
import { type SiteValues, sizeOfRooms, sizeWords } from '../../model/site-values.ts'
import { RoomFaults } from './RoomFaults.tsx'
import { RoomFile } from './RoomFile.tsx'

interface Props {
  exam: string
  showsFaults: boolean
}

/**
 * Rooms as a table in one text, typed or from a file, what it comes to, and once it was to be sent what is wrong with it.
 * Renders a `<div>`.
 */
export function RoomTable({ exam, showsFaults }: Props) {
  const { register, formState } = useFormContext<SiteValues>()
  const { rooms, faults } = readRooms(useWatch<SiteValues, 'rooms'>({ name: 'rooms' }))
  const columns = Object.values(roomTitles).join('、')
  return (
    <Stack gap={3}>
      <Field
        label="考场"
        hint={`每行一个考场：${columns}。可以从表格软件整块复制粘贴，也可以在下面选择表格文件；用途写普通、特殊或备用，编排时按行的先后排满。`}
        error={formState.errors.rooms?.message}
        controlId="rooms"
      >
        <TextArea {...register('rooms')} rows={12} spellCheck={false} />
      </Field>
      <Text role="status">{sizeWords(sizeOfRooms(rooms))}</Text>
      {showsFaults && faults.length > 0 && <RoomFaults caption="考场表要改的地方" faults={faults} />}
      <RoomFile exam={exam} />
    </Stack>
  )
}
