import type { ExamCondition } from '#contract/exam-conditions'
import type { Fault, RawTable } from '../table/raw-table.ts'
import { firstOfEachCell, foldCode, rowsOf, type SheetRow } from '../table/sheet-rows.ts'
import { conditionColumns, type PositionColumn, positionColumns, titleOf } from './columns.ts'
import { conditionsIn } from './conditions.ts'
import { SEPARATOR } from './lists.ts'
import type { PositionFacts } from './position.ts'
import { areaIn } from './regions.ts'

export interface ExamPaper {
  readonly code: string
  readonly title: string
}

export interface ReadPositions {
  readonly positions: readonly PositionFacts[]
  /** Row of the table by the code of its position. */
  readonly lines: ReadonlyMap<string, number>
  readonly faults: readonly Fault[]
}

interface Text {
  readonly most: number
  readonly required?: boolean
}

const texts = {
  unit: { most: 60, required: true },
  department: { most: 60 },
  title: { most: 40, required: true },
  remark: { most: 200 },
} as const satisfies Partial<Record<PositionColumn, Text>>

/** Reads one row; what is wrong in each of its cells is kept, and the rest read all the same. */
class RowReader {
  readonly faults: Fault[] = []
  readonly #row: SheetRow<PositionColumn>

  constructor(row: SheetRow<PositionColumn>) {
    this.#row = row
  }

  refuse(column: PositionColumn, reason: string) {
    this.faults.push({ row: this.#row.line, column: titleOf(column), reason })
  }

  cell(column: PositionColumn): string {
    return this.#row.cells.get(column) ?? ''
  }

  text(column: keyof typeof texts): string {
    const words = this.cell(column)
    const { most, required }: Text = texts[column]
    if (required && words === '') this.refuse(column, `请填写${titleOf(column)}`)
    if ([...words].length > most) this.refuse(column, `${titleOf(column)}最多 ${most} 个字`)
    return words
  }

  code(): string {
    const code = foldCode(this.cell('code'))
    if (code === '') this.refuse('code', '请填写职位代码')
    else if (!/^[0-9A-Z-]{1,20}$/.test(code)) this.refuse('code', '职位代码应为 1 至 20 位数字或字母')
    return code
  }

  headcount(): number {
    const words = foldCode(this.cell('headcount')).replace(/人$/, '')
    const count = /^\d{1,3}$/.test(words) ? Number(words) : 0
    if (count < 1) this.refuse('headcount', words === '' ? '请填写人数' : '人数应为 1 至 999 的整数')
    return count
  }

  city(): string {
    const words = this.cell('city').replaceAll(/\s/g, '')
    const code = areaIn(words)
    if (code === undefined) {
      this.refuse(
        'city',
        words === '' ? '请填写地区' : `不认识地区“${words.slice(0, 20)}”，请写省内市、县的名称或者六位代码`,
      )
    }
    return code ?? ''
  }

  papers(known: readonly ExamPaper[]): string[] {
    const words = this.cell('papers')
      .split(SEPARATOR)
      .map(word => word.trim())
      .filter(word => word !== '')
    const found = words.map(word => known.find(({ code, title }) => code === foldCode(word) || title === word))
    const choice = known.map(({ code, title }) => `${code}（${title}）`).join('、')
    if (words.length === 0) this.refuse('papers', `请填写考试科目：${choice}`)
    else if (found.includes(undefined)) this.refuse('papers', `这场考试的科目是 ${choice}，请填写科目代码`)
    return known.map(({ code }) => code).filter(code => found.some(paper => paper?.code === code))
  }

  conditions(): ExamCondition[] {
    const quotes = this.cell('majorQuote')
    if (quotes !== '' && this.cell('major') === '') {
      this.refuse('majorQuote', '写了专业说明，请同时填写专业代码；没有目录代码的要求写在“其他条件”')
    }
    if ([...quotes].length > 400) this.refuse('majorQuote', '专业说明最多 400 个字')
    return conditionColumns.flatMap(column => {
      const { conditions, faults } = conditionsIn(column, this.cell(column))
      for (const fault of faults.slice(0, 1)) this.refuse(column, fault)
      return column === 'major' ? this.#quoted(conditions, quotes) : conditions
    })
  }

  /** Majors in the words of the notice, where it has words of its own. */
  #quoted(conditions: readonly ExamCondition[], quotes: string): readonly ExamCondition[] {
    if (quotes === '' || conditions.length === 0) return conditions
    const parts = conditions.length === 1 ? [quotes] : quotes.split(/[；;]/).map(part => part.trim())
    if (parts.length !== conditions.length || parts.includes('')) {
      this.refuse('majorQuote', '专业代码分成几项的，专业说明也用分号分成同样多的几项')
      return conditions
    }
    return conditions.map((one, at) => ({ ...one, quote: parts[at] ?? one.quote }))
  }
}

/** The positions of a table, and everything that is wrong with it. */
export function readPositions(table: RawTable, papers: readonly ExamPaper[]): ReadPositions {
  const { rows, faults } = rowsOf(table, positionColumns)
  const all: Fault[] = [...faults]
  const lines = new Map<string, number>()
  const positions = rows.map((row): PositionFacts => {
    const reader = new RowReader(row)
    const code = reader.code()
    const first = lines.get(code)
    if (code !== '' && first !== undefined) reader.refuse('code', `职位代码 ${code} 和第 ${first} 行重复`)
    else lines.set(code, row.line)
    const facts = {
      code,
      unit: reader.text('unit'),
      department: reader.text('department'),
      title: reader.text('title'),
      city: reader.city(),
      headcount: reader.headcount(),
      papers: reader.papers(papers),
      conditions: reader.conditions(),
      remark: reader.text('remark'),
    }
    all.push(...reader.faults)
    return facts
  })
  return { positions, lines, faults: firstOfEachCell(all) }
}
