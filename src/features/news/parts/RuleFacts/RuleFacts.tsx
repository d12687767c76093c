import { regulationLevelList, type Validity, validityList } from '#contract/reference/article-types'
import type { RegulationFacts } from '#contract/regulations'
import { Tag, type Tone, wholeFigures } from '#design-system'
import { Facts } from './RuleFacts.styles.ts'

const tones = {
  valid: 'success',
  amended: 'primary',
  repealed: 'danger',
  pending: 'warning',
} as const satisfies Record<Validity, Tone>

/** Whether a rule holds, in words and colour. Renders a `<span>`. */
export const ValidityTag = ({ validity }: Pick<RegulationFacts, 'validity'>) => (
  <Tag tone={tones[validity]}>{validityList.find(({ value }) => value === validity)?.label}</Tag>
)

/** Who gave a rule, under which number, from when until when it holds. Renders a `<dl>`. */
export function RuleFacts({ facts }: { facts: RegulationFacts }) {
  const rows = [
    ['制定机关', facts.issuer],
    ['文号', facts.number],
    ['效力层级', regulationLevelList.find(({ value }) => value === facts.level)?.label ?? ''],
    ['发布日期', facts.issuedOn],
    ['施行日期', facts.effectiveOn],
    ['修改日期', facts.amendedOn],
    ['废止日期', facts.repealedOn],
  ].filter(([, value]) => value !== '')
  return (
    <Facts>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{wholeFigures(value)}</dd>
        </div>
      ))}
    </Facts>
  )
}
