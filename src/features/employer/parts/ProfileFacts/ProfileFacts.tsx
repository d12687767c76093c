import { Card } from '#design-system'
import { answersOf } from '../../model/profile-answers.ts'
import type { ProfileValues } from '../../model/profile-values.ts'
import { Facts } from '../ProfileLicence/ProfileLicence.styles.ts'

/** What the company says of itself, for members who may not change it. */
export const ProfileFacts = ({ values }: { values: ProfileValues }) => (
  <Card title="单位资料">
    <Facts>
      {answersOf(values).map(({ label, value }) => [
        <dt key={label}>{label}</dt>,
        <dd key={`${label}:`}>{value || '未填写'}</dd>,
      ])}
    </Facts>
  </Card>
)
