import { Fragment } from 'react'
import { companyForm } from '#contract/company-fields'
import { Card, wholeFigures } from '#design-system'
import { wordsIn } from '#features/forms'
import type { ProfileValues } from '../../model/profile-values.ts'
import { Facts } from '../ProfileLicence/ProfileLicence.styles.ts'

/** What the company says of itself, for members who may not change it. */
export const ProfileFacts = ({ values }: { values: ProfileValues }) => (
  <Card title="单位资料">
    <Facts>
      {wordsIn(companyForm, values)
        .flatMap(({ rows }) => rows)
        .map(({ name, label, value }) => (
          <Fragment key={name}>
            <dt>{label}</dt>
            <dd>{wholeFigures(value || '未填写')}</dd>
          </Fragment>
        ))}
    </Facts>
  </Card>
)
