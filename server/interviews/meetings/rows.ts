import type { ApplicationState } from '#contract/applications'
import type { InterviewState } from '#contract/interviews'
import type { MeetingState, PlaceState, Score } from '#contract/meetings'

export interface MeetingRow {
  readonly id: string
  readonly company_id: number
  readonly job_id: number
  readonly job_title: string
  readonly company_name: string
  readonly state: MeetingState
  readonly starts_at: string
  readonly minutes: number
  /** When the last who was given a time has had it. */
  readonly ends_at: string
  readonly place: string
  readonly contact: string
  readonly phone: string
  readonly note: string
  readonly moved: number
  readonly version: number
  /** Places that have not left the queue. */
  readonly places: number
  readonly done: number
}

export interface MemberRow {
  readonly id: string
  readonly name: string
}

/** A place of the queue with the interview that it stands for. */
export interface PlaceRow {
  readonly id: string
  readonly application_id: string
  readonly interview_id: string
  readonly user_id: string
  readonly position: number
  readonly state: PlaceState
  readonly called_at: string | null
  readonly began_at: string | null
  readonly ended_at: string | null
  readonly interview_state: InterviewState
  /** The time that the applicant was given. */
  readonly appointed_at: string
  readonly application_status: ApplicationState
  /** The basic section of the resume as it was sent. */
  readonly basic: unknown
  /** The employer is not told who it is. */
  readonly blind: boolean
}

export interface ScoreRow {
  readonly place_id: string
  readonly member_id: string
  readonly marks: Score['marks']
  readonly note: string
  readonly updated_at: string
}
