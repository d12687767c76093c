import {
  downloadExamAttachment,
  examArticle,
  examHelp,
  examInfo,
  listExamAttachments,
  themeInfo,
} from '#contract/exams'
import { open } from '../testing.strangers.ts'

export const strangers = [
  open(examInfo, 'exams are published'),
  open(themeInfo, 'recruitments are published'),
  open(examArticle, 'notices are published'),
  open(examHelp, 'the guide is published'),
  open(listExamAttachments, 'papers of a recruitment are published'),
  open(downloadExamAttachment, 'papers of a recruitment are published'),
]
