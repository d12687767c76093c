import type { ApplicationState } from '#contract/applications'
import type { Interview, InterviewEvent, InterviewState } from '#contract/interviews'

/** An interview with the job and the name that stand beside it. */
export interface InterviewRow {
  readonly id: string
  readonly application_id: string
  readonly company_id: number
  readonly user_id: string
  /** Who invited; null for a panel, and once they have left. */
  readonly interviewer_id: string | null
  readonly state: InterviewState
  readonly way: Interview['way']
  readonly place: string
  readonly contact: string
  readonly phone: string
  readonly note: string
  readonly minutes: number
  readonly slots: readonly string[]
  readonly starts_at: string | null
  readonly ends_at: string | null
  readonly rescheduled: number
  readonly sequence: number
  readonly absent: Interview['absent']
  readonly result: Interview['result']
  readonly updated_at: string
  readonly job_id: number
  readonly job_title: string
  readonly company_name: string
  readonly application_status: ApplicationState
  /** The basic section of the resume as it was sent. */
  readonly basic: unknown
  /** The employer is not told who it is. */
  readonly blind: boolean
  readonly meeting_id: string | null
}

/** What an interview's next step depends on. */
export type StandingRow = Pick<InterviewRow, 'state' | 'starts_at' | 'rescheduled' | 'meeting_id'>

export interface InterviewEventRow {
  readonly at: string
  readonly actor: InterviewEvent['actor']
  readonly action: InterviewEvent['action']
  readonly remark: string
  readonly starts_at: string | null
}
