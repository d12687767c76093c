import type { ApplicationEvent, ApplicationState, OwnEvent } from '#contract/applications'
import type { Demand } from '../talents/fit.ts'

/** One of a seeker's own applications with the job as it stands now. */
export interface OwnRow {
  readonly id: string
  readonly status: ApplicationState
  readonly created_at: string
  readonly updated_at: string
  readonly heard_at: string | null
  readonly reminded_at: string | null
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
  /** Who it is must not be told yet. */
  readonly blind: boolean
  /** Null for what was sent before resumes had languages. */
  readonly language: string | null
  readonly basic: unknown
  readonly work: unknown
  readonly tags: readonly { readonly id: string; readonly name: string }[]
}

/** An application beside what its posting asks for. */
export interface ComparedRow extends ReceivedRow, Demand {
  readonly sections: unknown
  readonly duties: string
  readonly requirements: string
  readonly wage_months: number
}

export interface EventRow {
  readonly application_id: string
  readonly at: string
  readonly actor: ApplicationEvent['actor']
  readonly status: ApplicationState
  readonly remark: string
}

/** An event as the seeker sees it; a step has no state of its own. */
export interface OwnEventRow extends Omit<EventRow, 'status'> {
  readonly status: ApplicationState | null
  readonly step: OwnEvent['step']
  readonly starts_at: string | null
}

export interface NoteRow {
  readonly id: string
  readonly body: string
  readonly author: string
  readonly created_at: string
}
