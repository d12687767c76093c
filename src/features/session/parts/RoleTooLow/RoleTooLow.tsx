import { type CompanyRole, companyRoleLabels, companyRoleWords } from '#contract/company-roles'
import { pathTo } from '#contract/pages'
import { PageError } from '#design-system'
import { useSession } from '#platform/session'
import { useOwners } from '../../hooks/useOwners.ts'

/** In place of a page that takes a higher role: which one, what one's own may do, and whom to ask. Renders a `<div>` with the `<h1>`. */
export function RoleTooLow({ least }: { least: CompanyRole }) {
  const role = useSession().user?.companyRole
  const { owners } = useOwners()
  const whom = owners && owners.length > 0 ? `管理员：${owners.join('、')}` : '管理员'
  return (
    <PageError
      title={`这里需要“${companyRoleLabels[least]}”权限`}
      actions={[
        { label: '返回单位中心', href: pathTo('centre') },
        { label: '查看成员与权限', href: pathTo('employerAccount') },
      ]}
    >
      {role && `您的角色是“${companyRoleLabels[role]}”：${companyRoleWords[role]}。`}
      需要更多权限，请联系本单位{whom}。
    </PageError>
  )
}
