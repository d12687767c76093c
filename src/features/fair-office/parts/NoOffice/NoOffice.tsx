import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'

/** What somebody without a mandate sees, or where there is no such fair. */
export const NoOffice = () => (
  <PageError
    area="fairs"
    title="没有这场招聘会，或者您没有办理权限"
    actions={[{ label: '招聘会业务', href: pathTo('fairOffice') }]}
  >
    主办方给您授权后，招聘会会出现在“招聘会业务”里。
  </PageError>
)
