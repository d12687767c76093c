import { type FormEvent, useId, useState } from 'react'
import { type CompanyRole, companyRoles } from '#contract/company-roles'
import type { Member } from '#contract/members'
import { Alert, Button, Dialog, RadioGroup, Stack } from '#design-system'
import { wordsFor } from '#platform/forms'
import { roleChoices } from '../../model/member-words.ts'

interface Props {
  /** Whose role it is; null while nobody is asked about. */
  member: Member | null
  onClose: () => void
  /** Rejects with what the service says. */
  onChange: (role: CompanyRole) => Promise<void>
}

/** Asks for a member's role, and says what it means when it is one's own. */
export function MemberRole({ member, onClose, onChange }: Props) {
  return (
    <Dialog
      open={member !== null}
      onOpenChange={({ open }) => !open && onClose()}
      title={member ? `更改${member.name}的角色` : ''}
      description="保存后立即生效，并以消息通知本人。"
    >
      {member && <Choice key={member.id} member={member} onClose={onClose} onChange={onChange} />}
    </Dialog>
  )
}

function Choice({ member, onClose, onChange }: Props & { member: Member }) {
  const id = useId()
  const [role, setRole] = useState<CompanyRole>(member.role)
  const [failure, setFailure] = useState('')
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (busy) return
    setFailure('')
    setBusy(true)
    try {
      await onChange(role)
      onClose()
    } catch (error) {
      setFailure(wordsFor(error))
    } finally {
      setBusy(false)
    }
  }

  return (
    <form onSubmit={event => void submit(event)} noValidate>
      <Stack gap={4}>
        {failure && (
          <Alert tone="danger" live>
            {failure}
          </Alert>
        )}
        <RadioGroup
          name={`${id}-role`}
          label="角色"
          options={roleChoices}
          value={role}
          onValueChange={({ value }) => setRole(companyRoles.find(known => known === value) ?? role)}
        />
        {member.self && role !== 'owner' && (
          <Alert tone="warning">这是您自己的角色：保存后，您不能再管理成员和单位资料。</Alert>
        )}
        <Button type="submit" variant="primary" wide loading={busy}>
          保存角色
        </Button>
      </Stack>
    </form>
  )
}
