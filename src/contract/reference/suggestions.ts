/** What people write about. */
export const suggestionKinds = [
  { value: 'consult', label: '咨询' },
  { value: 'suggest', label: '建议' },
  { value: 'complain', label: '投诉' },
  { value: 'praise', label: '表扬' },
  { value: 'fault', label: '网站纠错' },
] as const
export type SuggestionKind = (typeof suggestionKinds)[number]['value']

/** Working days within which the office answers. */
export const ANSWER_WORKING_DAYS = 5
