import { companyForm } from '#contract/company-fields'
import { Card, FactList } from '#design-system'
import { wordsIn } from '#features/forms'
import type { ProfileValues } from '../../model/profile-values.ts'

/** What the company says of itself, for members who may not change it. */
export const ProfileFacts = ({ values }: { values: ProfileValues }) => (
  <Card title="单位资料">
    <FactList
      facts={wordsIn(companyForm, values)
        .flatMap(({ rows }) => rows)
        .map(({ label, value }) => ({ term: label, details: value || '未填写' }))}
    />
  </Card>
)
