import {
  type ExamImportInfo,
  type ExamImportKind,
  examImportKinds,
  examImports,
  isScores,
  isTickets,
  type OfficeRechecks,
  type ScoresKind,
} from '#contract/exam-imports'
import { formatDate } from '#platform/dates'

/** Tables of one page: marks, and from the skill test on who comes when and where. */
export type StageTable = Exclude<ExamImportKind, 'positions'>

const isStageTable = (kind: ExamImportKind): kind is StageTable => isScores(kind) || isTickets(kind)

export const stageTables = examImportKinds.filter(isStageTable)

export const stageTableLabels = {
  scores: '笔试成绩',
  'skill-tickets': '技能测试准考证',
  'skill-scores': '技能测试成绩',
  'interview-tickets': '面试准考证',
  'interview-scores': '面试成绩',
} as const satisfies Record<StageTable, string>

/** The tables of other stages whose marks wait for a second look, with how many. */
export const askedElsewhere = (
  table: ScoresKind,
  asked: OfficeRechecks['asked'],
): readonly { readonly table: ScoresKind; readonly count: number }[] =>
  stageTables
    .filter(isScores)
    .map(one => ({ table: one, count: asked[examImports[one].stage] }))
    .filter(one => one.table !== table && one.count > 0)

type Stand = Pick<ExamImportInfo, 'stored' | 'tickets' | 'scoresAt'>

/** How far a table has come, and what its release does. */
export function standWords(table: StageTable, { stored, tickets, scoresAt }: Stand): string {
  if (isTickets(table))
    return `入闱名单 ${tickets} 人，已签发 ${stored} 张准考证。核准后考生可以打印；有变动的，旧的作废，并通知考生重新打印。`
  const loaded = `已录入 ${stored} / ${tickets} 人。`
  return table === 'scores'
    ? `${loaded}核准后的成绩在 ${formatDate(scoresAt, 'YYYY-MM-DD HH:mm:ss')} 起向考生公布；已经公布的，更正会立即生效并通知考生。`
    : `${loaded}核准后立即向考生公布；已经公布的，更正会立即生效并通知考生。`
}

/** What has to come before a table can be filled in. */
export function firstWords(table: StageTable): { title: string; words: string } {
  if (isTickets(table))
    return { title: '还没有入闱名单', words: '入闱面试名单公布以后，才能安排时间、地点，签发准考证。' }
  return {
    title: '还没有准考证',
    words: table === 'scores' ? '编排考场、生成准考证以后，才能录入成绩。' : '签发这一环节的准考证以后，才能录入成绩。',
  }
}
