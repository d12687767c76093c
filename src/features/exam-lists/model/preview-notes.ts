import type { ExamListPreview } from '#contract/exam-lists'

type Sums = ExamListPreview['sums']

/** What whoever seals a list ought to look at first. */
export function previewNotes({ sums, rechecking }: Pick<ExamListPreview, 'sums' | 'rechecking'>): string[] {
  const { ties, missing, empty, absent, discipline }: Sums = sums
  const notes = [
    rechecking && '成绩复核还在受理，成绩可能变动；变动后要重新封存。',
    ties > 0 && `末位同分，多入选 ${ties} 人。`,
    missing > 0 && `人数不足比例，少 ${missing} 人。`,
    empty > 0 && `${empty} 个岗位没有人入选。`,
    absent > 0 && `${absent} 人缺考，不排名。`,
    discipline > 0 && `${discipline} 人违纪，不排名。`,
  ]
  return notes.filter(note => note !== false)
}

/** The same of one position. */
export const positionNotes = (position: ExamListPreview['positions']['list'][number]): string[] => {
  const { wanted, ties, missing, absent, discipline } = position
  const notes = [
    `按比例 ${wanted} 人`,
    ties > 0 && `末位同分多 ${ties} 人`,
    missing > 0 && `少 ${missing} 人`,
    absent > 0 && `缺考 ${absent} 人`,
    discipline > 0 && `违纪 ${discipline} 人`,
  ]
  return notes.filter(note => note !== false)
}
