import { useState } from 'react'
import { companyRoleLabels } from '#contract/company-roles'
import type { Member, OpenInvitation } from '#contract/members'
import { Alert, Button, ConfirmDialog, EmptyState, LoadState, Row, Stack, Text } from '#design-system'
import { useSay } from '#platform/notices'
import { useMayAct } from '#platform/session'
import { useMembers } from '../../hooks/useMembers.ts'
import { roleChoices } from '../../model/member-words.ts'
import { InvitationTable } from '../InvitationTable/InvitationTable.tsx'
import { type Invited, MemberInvite } from '../MemberInvite/MemberInvite.tsx'
import { MemberName } from '../MemberName/MemberName.tsx'
import { MemberRole } from '../MemberRole/MemberRole.tsx'
import { MemberTable } from '../MemberTable/MemberTable.tsx'

const nobody: Invited = { name: '', phone: '', role: 'recruiter' }

/** Who acts for the company: owners invite, change roles and remove; others see the list and whom to ask. Each names themself. */
export function MembersPanel() {
  const { members: shown, invite, withdraw, changeRole, rename, remove, ...state } = useMembers()
  const isOwner = useMayAct('owner')
  const say = useSay()
  const [inviting, setInviting] = useState(false)
  const [naming, setNaming] = useState(false)
  /** Counts invitations, so that each begins anew and one that was left stays as it was. */
  const [round, setRound] = useState({ count: 0, initial: nobody })
  const [changing, setChanging] = useState<Member | null>(null)
  const [removing, setRemoving] = useState<Member | null>(null)
  const [withdrawing, setWithdrawing] = useState<OpenInvitation | null>(null)

  return (
    <LoadState
      {...state}
      data={shown}
      isEmpty={({ members }) => members.length === 0}
      empty={<EmptyState title="还没有成员" />}
    >
      {({ members, invitations }) => (
        <Stack gap={4}>
          {!isOwner && (
            <Alert tone="info">
              成员和角色由管理员管理，需要更多权限请联系：
              {members.flatMap(({ role, name }) => (role === 'owner' ? [name] : [])).join('、') || '本单位管理员'}。
            </Alert>
          )}
          <Row gap={2}>
            {isOwner && (
              <Button variant="primary" onClick={() => setInviting(true)}>
                邀请成员
              </Button>
            )}
            <Button onClick={() => setNaming(true)}>修改我的姓名</Button>
          </Row>
          <MemberTable
            members={members}
            actions={isOwner ? { onRole: setChanging, onRemove: setRemoving } : undefined}
          />
          {isOwner && invitations.length > 0 && (
            <InvitationTable
              invitations={invitations}
              onRenew={({ name, role }) => {
                // The number is not shown whole, so it is typed once more.
                setRound(({ count }) => ({ count: count + 1, initial: { name, phone: '', role } }))
                setInviting(true)
              }}
              onWithdraw={setWithdrawing}
            />
          )}
          <Stack gap={1}>
            {roleChoices.map(({ value, label, hint }) => (
              <Text key={value} size="sm" tone="muted">
                {label}：{hint}
              </Text>
            ))}
          </Stack>
          <MemberInvite
            key={round.count}
            open={inviting}
            onOpenChange={setInviting}
            initial={round.initial}
            onInvite={async invited => {
              const { renewed } = await invite(invited)
              setInviting(false)
              setRound(({ count }) => ({ count: count + 1, initial: nobody }))
              say.done(renewed ? '邀请已重新发送，旧链接不再有效' : `已向${invited.name}发送邀请短信`)
            }}
          />
          <MemberName
            open={naming}
            onOpenChange={setNaming}
            name={members.find(({ self }) => self)?.name ?? ''}
            onRename={async named => {
              await rename(named)
              setNaming(false)
              say.done('姓名已修改')
            }}
          />
          <MemberRole
            member={changing}
            onClose={() => setChanging(null)}
            onChange={async role => {
              if (!changing) return
              await changeRole({ id: changing.id, role })
              say.done(`${changing.name}的角色已改为“${companyRoleLabels[role]}”`)
            }}
          />
          <ConfirmDialog
            open={removing !== null}
            onOpenChange={({ open }) => !open && setRemoving(null)}
            title={`移除${removing?.name ?? ''}？`}
            description="对方会立即退出登录，账号和个人信息随即删除，不能恢复；职位、简历、面试和备注都留在单位。"
            confirmLabel="移除成员"
            destructive
            onConfirm={async () => {
              if (removing) await say.outcomeOf(() => remove(removing.id), `${removing.name}已移除`)
            }}
          />
          <ConfirmDialog
            open={withdrawing !== null}
            onOpenChange={({ open }) => !open && setWithdrawing(null)}
            title={`撤回对${withdrawing?.name ?? ''}的邀请？`}
            description="短信里的链接会立即失效，以后可以重新邀请。"
            confirmLabel="撤回邀请"
            onConfirm={async () => {
              if (withdrawing) await say.outcomeOf(() => withdraw(withdrawing.id), '邀请已撤回')
            }}
          />
        </Stack>
      )}
    </LoadState>
  )
}
