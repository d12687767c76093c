import { useEffect, useRef, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { RoomsRead } from '#contract/exam-imports'
import { roomTitles } from '#contract/exam-room-table'
import { Alert, Button, Stack, Upload } from '#design-system'
import { wordsFor } from '#platform/forms'
import { CallRefused } from '#platform/transport'
import { useRoomFile } from '../../hooks/useSites.ts'
import { roomsText } from '../../model/room-table.ts'
import type { SiteValues } from '../../model/site-values.ts'
import { RoomFaults } from './RoomFaults.tsx'

const MOST_BYTES = 10 * 1_048_576

interface Chosen {
  /** Of all files that were chosen. */
  readonly nth: number
  readonly read: RoomsRead
  /** Whether its rooms stand in the form. */
  readonly isTaken: boolean
}

/** What a file came to: all that is wrong with it, its rooms in the form, or a word asked for before they take others' place. */
function Outcome({ chosen: { read, isTaken }, onTake }: { chosen: Chosen; onTake: () => void }) {
  const { fileName, rooms, faults, faultCount } = read
  if (faultCount > 0) {
    return (
      <Stack gap={3}>
        <Alert tone="danger" live title={`“${fileName}”有 ${faultCount} 处要改，上面填写的没有变`}>
          请在原来的表格里逐处改正，再选择一次。
        </Alert>
        <RoomFaults caption="文件里要改的地方" faults={faults} count={faultCount} />
      </Stack>
    )
  }
  if (isTaken) {
    return (
      <Alert tone="success" live title={`已填入“${fileName}”的 ${rooms.length} 个考场`}>
        请在上面核对，保存以后生效。
      </Alert>
    )
  }
  return (
    <Alert
      tone="warning"
      live
      title={`“${fileName}”有 ${rooms.length} 个考场，还没有填入`}
      action={<Button onClick={onTake}>替换上面的考场</Button>}
    >
      上面已经填写的考场会全部换成表格里的。
    </Alert>
  )
}

/** Rooms from a spreadsheet: into the form where there are none yet, else after a word. Renders a `<div>`. */
export function RoomFile({ exam }: { exam: string }) {
  const { getValues, setValue, formState } = useFormContext<SiteValues>()
  const readFile = useRoomFile(exam)
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const result = useRef<HTMLDivElement>(null)
  const columns = Object.values(roomTitles).join('、')

  // Where the file was chosen is empty again: whoever did so goes on with what came of it.
  useEffect(() => {
    if (chosen) result.current?.focus()
  }, [chosen])

  function take(given: Chosen) {
    setValue('rooms', roomsText(given.read.rooms), { shouldDirty: true, shouldValidate: formState.isSubmitted })
    setChosen({ ...given, isTaken: true })
  }
  return (
    <Stack gap={3}>
      <Upload
        key={chosen?.nth}
        label="考场表文件"
        hint={`第一行是列名：${columns}（用途可以没有）。XLSX，或者 UTF-8、GB18030 编码的 CSV`}
        types={['xlsx', 'csv']}
        maxBytes={MOST_BYTES}
        upload={async file => {
          const read = await readFile(file)
          const given = { nth: (chosen?.nth ?? 0) + 1, read, isTaken: false }
          if (read.faultCount === 0 && getValues('rooms').trim() === '') take(given)
          else setChosen(given)
          return read
        }}
        messageOf={error => (error instanceof CallRefused ? error.message : wordsFor(error))}
      />
      {chosen && (
        <div ref={result} tabIndex={-1}>
          <Outcome chosen={chosen} onTake={() => take(chosen)} />
        </div>
      )}
    </Stack>
  )
}
