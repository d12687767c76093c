import { applicationStateLabels, applicationStates } from '#contract/applications'
import { TabLinks } from '#design-system'
import { useRequest } from '#platform/routing'
import { applicationSearch, applicationsAddress, casualAddress, casualSearch } from '../../model/addresses.ts'

/** My applications by how far they are, and those to casual work. */
export function ApplicationTabs() {
  const { query } = useRequest()
  const { state, id } = applicationSearch.parse(query)
  const isCasual = casualSearch.parse(query).view !== ''
  return (
    <TabLinks
      label="投递状态"
      items={[
        { href: applicationsAddress({}), label: '全部', current: state === '' && id === '' && !isCasual },
        ...applicationStates.map(value => ({
          href: applicationsAddress({ state: value }),
          label: applicationStateLabels[value],
          current: state === value && !isCasual,
        })),
        { href: casualAddress(), label: '零工报名', current: isCasual },
      ]}
    />
  )
}
