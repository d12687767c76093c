/** A course as it is written: each section's text is read line by line (`toHtml`). */
export interface CourseText {
  readonly title: string
  readonly summary: string
  readonly sections: readonly { readonly title: string; readonly minutes: number; readonly text: string }[]
}
