import { companyRoleLabels } from '#contract/company-roles'
import type { Member } from '#contract/members'
import { Button, Row, Table, Tag } from '#design-system'
import { formatDate } from '#platform/dates'
import { seenWords } from '../../model/member-words.ts'

interface Props {
  members: readonly Member[]
  /** Who may change them; without it they are shown alone. */
  actions?: { onRole: (member: Member) => void; onRemove: (member: Member) => void } | undefined
}

/** The members of a company, each a card on a phone. Renders a `<table>`. */
export const MemberTable = ({ members, actions }: Props) => (
  <Table
    caption="本单位成员"
    captionHidden
    rows={members}
    rowKey={({ id }) => id}
    columns={[
      {
        id: 'name',
        title: '姓名',
        rowHeader: true,
        cell: ({ name, self, leaving }) => (
          <>
            {name} {self && <Tag tone="success">本人</Tag>} {leaving && <Tag tone="warning">正在注销</Tag>}
          </>
        ),
      },
      { id: 'phone', title: '手机号', nowrap: true, cell: ({ phone }) => phone || '未绑定' },
      { id: 'role', title: '角色', nowrap: true, cell: ({ role }) => companyRoleLabels[role] },
      { id: 'joined', title: '加入时间', nowrap: true, cell: ({ joinedAt }) => formatDate(joinedAt) },
      { id: 'seen', title: '最近使用', nowrap: true, cell: ({ seenAt }) => seenWords(seenAt) },
      ...(actions
        ? [
            {
              id: 'actions',
              title: '操作',
              cell: (member: Member) => (
                <Row gap={1}>
                  <Button size="small" aria-label={`更改${member.name}的角色`} onClick={() => actions.onRole(member)}>
                    更改角色
                  </Button>
                  {!member.self && (
                    <Button size="small" aria-label={`移除${member.name}`} onClick={() => actions.onRemove(member)}>
                      移除
                    </Button>
                  )}
                </Row>
              ),
            },
          ]
        : []),
    ]}
  />
)
