import { examInfo, listExamAttachments } from '#contract/exams'
import { useCall, useRead } from '#platform/call'
import { examsRead, goingExamsRead, openExamsRead } from '../reads.ts'

export function useExams() {
  const { data, ...state } = useRead(examsRead)
  return { exams: data, ...state }
}

/** Exams that one can register for. */
export function useOpenExams() {
  const { data, ...state } = useRead(openExamsRead)
  return { exams: data?.list, ...state }
}

/** Exams that people prepare for. */
export function useGoingExams() {
  const { data, ...state } = useRead(goingExamsRead)
  return { exams: data?.list, ...state }
}

/** One exam's papers, fees and figures. */
export function useExam(id: string) {
  const { data, ...state } = useCall(examInfo, { id })
  return { exam: data, ...state }
}

/** What can be taken along from a recruitment. */
export function useAttachments(theme: string) {
  const { data, ...state } = useCall(listExamAttachments, { theme })
  return { attachments: data?.list, ...state }
}
