import { companyForm, type OwnCompany } from '#contract/company-fields'
import { differencesIn, VersionConflict } from '#features/forms'
import { type ProfileValues, valuesOf } from '../../model/profile-values.ts'

interface Props {
  /** What was typed here. */
  mine: ProfileValues
  /** The company as it is stored. */
  stored: OwnCompany
  onKeepMine: () => void
  onTakeOther: () => void
}

/** The profile was changed elsewhere while it was written here. */
export const ProfileConflict = ({ mine, stored, ...choices }: Props) => (
  <VersionConflict
    {...choices}
    subject="单位资料"
    updatedAt={stored.updatedAt}
    differences={differencesIn(companyForm, { mine, other: valuesOf(stored) })}
  />
)
