import type { Condition, Question } from './form/question.ts'

/** A part of a registration's form: one of each question, or any number of entries that answer them. Plain data. */
export interface ExamFormSection {
  readonly name: string
  readonly title: string
  readonly hint?: string
  readonly questions: readonly Question[]
  readonly entry?: { readonly label: string; readonly unit: string; readonly most: number; readonly atLeast?: number }
}

/** What a round asks, in the order in which it asks it. Kept with the exam, each change under a version of its own. */
export type ExamForm = readonly ExamFormSection[]

/** Answers by section: of one with entries a list. */
export type ExamAnswers = Readonly<Record<string, unknown>>

/** What the photograph has to be; every notice says it anew. */
export interface PhotoProfile {
  /** In pixels. */
  readonly width: number
  readonly height: number
  /** As printed. */
  readonly widthMm: number
  readonly heightMm: number
  readonly background: 'white' | 'blue'
  readonly maxKb: number
  /** Taken within so many months. */
  readonly months: number
}

/** A paper that has to be handed in as a file. */
export interface MaterialSlot {
  readonly name: string
  readonly label: string
  readonly hint: string
  readonly required: boolean
  /** Asked for only where a question of the form, `section.question`, was answered so. */
  readonly when?: Condition
}

/** Whether a slot of materials takes the identity card, on which the whole number stands: of every exam it has this name. */
export const isOfIdentity = (slot: string): boolean => slot === 'identity'

/** What a candidate signs. */
export interface Commitment {
  readonly version: string
  readonly title: string
  readonly paragraphs: readonly string[]
}

/** Who need not pay, and what proves it. */
export interface FeeWaiver {
  readonly value: string
  readonly label: string
  readonly proof: string
}

/** Under which name the files that prove a waiver stand among the materials of a registration. */
export const WAIVER_PROOF = 'waiver'
