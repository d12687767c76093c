import { regulationLevelList, type Validity, validityList } from '#contract/reference/article-types'
import type { RegulationFacts } from '#contract/regulations'
import { FactList, Tag, type Tone } from '#design-system'

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
export const RuleFacts = ({ facts }: { facts: RegulationFacts }) => (
  <FactList
    columns={2}
    facts={[
      { term: '制定机关', details: facts.issuer },
      { term: '文号', details: facts.number },
      { term: '效力层级', details: regulationLevelList.find(({ value }) => value === facts.level)?.label },
      { term: '发布日期', details: facts.issuedOn },
      { term: '施行日期', details: facts.effectiveOn },
      { term: '修改日期', details: facts.amendedOn },
      { term: '废止日期', details: facts.repealedOn },
    ]}
  />
)
