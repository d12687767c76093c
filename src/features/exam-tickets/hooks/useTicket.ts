import { useEffect, useState } from 'react'
import {
  type ExamTicket,
  printCount,
  type TicketStage,
  tableColumns,
  ticketInfo,
  ticketPdf,
  ticketPhoto,
} from '#contract/exam-tickets'
import { saveFile, useCall, useSend, useTransport } from '#platform/call'
import { calendarOf } from '../model/calendar-file.ts'

/** Whose ticket of which exam and group; an empty pass stands for whoever is signed in. */
export interface Holder {
  exam: string
  pass: string
  stage: TicketStage
}

export function useTicket(holder: Holder) {
  const { data, ...state } = useCall(ticketInfo, holder)
  return { ticket: data, ...state }
}

/** What columns the tickets and scores of an exam have; none until they are known. */
export function useColumns(exam: string) {
  return useCall(tableColumns, { exam }).data?.columns ?? []
}

const pictureOf = (file: unknown): Blob | null =>
  typeof file === 'object' && file !== null && 'blob' in file && file.blob instanceof Blob ? file.blob : null

/** The address of the photograph on a ticket, as long as it is shown; '' for none, or none yet. */
export function usePhoto(holder: Holder, hasPhoto: boolean): string {
  const { data } = useCall(ticketPhoto, hasPhoto ? holder : null)
  const [address, setAddress] = useState('')
  useEffect(() => {
    const picture = pictureOf(data)
    if (!picture) return
    const made = URL.createObjectURL(picture)
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress('')
    }
  }, [data])
  return address
}

/** What can be taken along of a ticket: the paper as PDF, its times as calendar entries, and the count of prints. */
export function useTicketFiles(holder: Holder) {
  const transport = useTransport()
  const counting = useSend(printCount)
  const [isFetching, setFetching] = useState(false)

  async function savePdf() {
    setFetching(true)
    try {
      saveFile(await transport().call(ticketPdf, holder))
    } finally {
      setFetching(false)
    }
  }

  function saveCalendar(ticket: ExamTicket) {
    const blob = new Blob([calendarOf(ticket)], { type: 'text/calendar;charset=utf-8' })
    saveFile({ blob, name: `考试日程-${ticket.number}.ics` })
  }

  return {
    savePdf,
    isFetching,
    saveCalendar,
    // The paper is out already: a count that does not come through is nothing that its holder could do anything about.
    countPrint: () => void counting.send(holder).catch(() => undefined),
  }
}
