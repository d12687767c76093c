import { ButtonLink, EmptyState } from '#design-system'
import { ownFairsHref } from '../../model/fair-addresses.ts'

/** Nothing of ours is under this address. */
export const Missing = ({ what, online }: { what: string; online: boolean }) => (
  <EmptyState title={what} action={<ButtonLink href={ownFairsHref(online)}>查看我的招聘会</ButtonLink>}>
    请核对地址，或者从“我的招聘会”进入。
  </EmptyState>
)
