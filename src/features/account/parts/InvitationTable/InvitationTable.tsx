import { companyRoleLabels } from '#contract/company-roles'
import type { OpenInvitation } from '#contract/members'
import { Button, Row, Table, Tag } from '#design-system'
import { useNow } from '#platform/clock'
import { formatDate } from '#platform/dates'

interface Props {
  invitations: readonly OpenInvitation[]
  onRenew: (invitation: OpenInvitation) => void
  onWithdraw: (invitation: OpenInvitation) => void
}

/** Whom the company has invited and who has not joined yet, each a card on a phone. Renders a `<table>`. */
export function InvitationTable({ invitations, onRenew, onWithdraw }: Props) {
  const now = useNow()
  return (
    <Table
      caption="待接受的邀请"
      rows={invitations}
      rowKey={({ id }) => id}
      columns={[
        { id: 'name', title: '姓名', rowHeader: true, cell: ({ name }) => name },
        { id: 'phone', title: '手机号', nowrap: true, cell: ({ phone }) => phone },
        { id: 'role', title: '角色', nowrap: true, cell: ({ role }) => companyRoleLabels[role] },
        {
          id: 'expires',
          title: '有效期',
          nowrap: true,
          cell: ({ expiresAt }) =>
            expiresAt <= now ? <Tag tone="warning">已过期</Tag> : `到 ${formatDate(expiresAt)}`,
        },
        {
          id: 'actions',
          title: '操作',
          cell: invitation => (
            <Row gap={1}>
              <Button size="small" aria-label={`再次邀请${invitation.name}`} onClick={() => onRenew(invitation)}>
                再次邀请
              </Button>
              <Button size="small" aria-label={`撤回对${invitation.name}的邀请`} onClick={() => onWithdraw(invitation)}>
                撤回
              </Button>
            </Row>
          ),
        },
      ]}
    />
  )
}
