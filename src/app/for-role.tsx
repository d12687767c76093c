import type { ComponentType } from 'react'
import type { CompanyRole } from '#contract/company-roles'
import { RoleTooLow } from '#features/session'
import { usePageHead } from '#platform/head'
import { useMayAct } from '#platform/session'

function RoleTooLowPage({ least }: { least: CompanyRole }) {
  usePageHead({ title: '没有权限', noIndex: true })
  return <RoleTooLow least={least} />
}

/** A page for members with this role; others are told whom to ask. Follows a role that changes. */
export const forRole = (least: CompanyRole, Page: ComponentType): ComponentType =>
  function ForRole() {
    return useMayAct(least) ? <Page /> : <RoleTooLowPage least={least} />
  }
