import type { AccountInfo } from '#contract/account'
import type { UserType } from '#contract/session'
import type { Task as TaskName } from '../../model/tasks.ts'
import { AddressChange } from '../../parts/AddressChange/AddressChange.tsx'
import { Cancellation } from '../../parts/Cancellation/Cancellation.tsx'
import { DataCopy } from '../../parts/DataCopy/DataCopy.tsx'
import { PasswordChange } from '../../parts/PasswordChange/PasswordChange.tsx'

interface Props {
  task: TaskName
  account: AccountInfo
  userType: UserType
  /** Says that it is done and leads back. */
  onDone: (words: string) => void
}

/** One thing that is done with the account. */
export function Task({ task, ...props }: Props) {
  switch (task) {
    case 'password':
      return <PasswordChange {...props} />
    case 'phone':
    case 'email':
      return <AddressChange kind={task} {...props} />
    case 'data':
      return <DataCopy account={props.account} />
    case 'cancel':
      return <Cancellation account={props.account} userType={props.userType} />
    default:
      return task satisfies never
  }
}
