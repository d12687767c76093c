import type { UserType } from '#contract/session'
import type { Closing } from '../../model/closing.ts'

/** What each way to sign in is given. */
export interface LoginProps {
  userType: UserType
  /** What has been typed of the number in the other way. */
  phone: string
  /** The account is being cancelled; nobody is signed in yet. */
  onClosing: (closing: Closing) => void
}
