import type { ExamImportInfo } from '#contract/exam-imports'

export const importSteps = ['下载模板', '上传', '核对', '提交核准'] as const

/** The step that one is at; all behind where one's table waits for a colleague. */
export function stepOf({ table, waiting }: Pick<ExamImportInfo, 'table' | 'waiting'>): number {
  if (table) return table.figures === null || table.stale ? 1 : 2
  return waiting.some(({ isMine }) => isMine) ? importSteps.length : 0
}

/** Why a table can't be handed on; '' where it can. */
export function heldBack({ table }: Pick<ExamImportInfo, 'table'>): string {
  if (!table) return '还没有上传表格'
  if (table.figures === null) return `请先改正 ${table.faultCount} 处错误，再重新上传`
  if (table.stale) return '库里的内容在您上传之后变动过，请重新上传同一个文件'
  return table.changeCount === 0 ? '表格和库里的内容一致，不需要提交' : ''
}

const phases = {
  unpublished: '公告还没有发布，职位表可以任意修改。',
  open: '公告已经发布：改动核准后会写进公告的更正，条件有变化的职位会通知已经报名的考生。',
  closed: '报名已经截止：只能改招聘单位、部门、岗位名称、专业说明和备注里的错字，不能增减职位。',
  over: '考试已经结束，职位表不能再改。',
} as const satisfies Record<ExamImportInfo['phase'], string>

export const phaseWords = (phase: ExamImportInfo['phase']): string => phases[phase]
