import type { ApplicationEvent, ApplicationState } from '#contract/applications'

/** One of a seeker's own applications with the job as it stands now. */
export interface OwnRow {
  readonly id: string
  readonly status: ApplicationState
  readonly created_at: string
  readonly updated_at: string
  readonly job_id: number
  readonly title: string
  readonly company_id: number
  readonly company_name: string
  readonly city: string
  readonly district: string
  readonly wage_min: number | null
  readonly wage_max: number | null
  readonly wage_months: number
  readonly open: boolean
}

/** An application as its employer's list needs it: of the resume, only what the list shows. */
export interface ReceivedRow {
  readonly id: string
  readonly status: ApplicationState
  readonly unread: boolean
  readonly created_at: string
  readonly updated_at: string
  readonly job_id: number
  readonly job_title: string
  readonly basic: unknown
  readonly work: unknown
}

export interface EventRow {
  readonly application_id: string
  readonly at: string
  readonly actor: ApplicationEvent['actor']
  readonly status: ApplicationState
  readonly remark: string
}

export interface NoteRow {
  readonly id: string
  readonly body: string
  readonly author: string
  readonly created_at: string
}
