/** What people look for, and the first segments of the addresses at which they find it, in the order of the page. */
export const placesOf = [
  ['找工作', ['', 'job-search', 'flexible', 'resume']],
  ['专项招聘', ['working', 'column', 'school', 'screen']],
  ['招聘会', ['recruitment']],
  ['考试', ['exam', 'exams', 'exam-train']],
  ['教育培训', ['train']],
  ['测评与练习', ['assessment', 'exercise']],
  ['公告与政策', ['notice', 'consultation', 'consultation-list', 'government', 'news', 'group']],
  ['档案与调查', ['archives', 'questionnaire']],
  ['帮助与反馈', ['help', 'about', 'supervision', 'suggestions', 'site-map']],
] as const satisfies readonly (readonly [title: string, segments: readonly string[]])[]

/** Steps of something begun elsewhere, and pages that say that a thing is gone: nobody looks for them. */
const steps = /^\/(404|auto-login|payment|ni)(\/|$)|\/(404|no-found|pay-notify|result)$/

export const isStep = (path: string) => steps.test(path)

/** Where an address belongs by its first segment; '' for one that no group names. */
export function placeOf(url: string): string {
  const [, segment = ''] = /^\/([^/?]*)/.exec(url) ?? []
  return placesOf.find(([, segments]) => segments.some(known => known === segment))?.[0] ?? ''
}
