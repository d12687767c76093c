import type { UserType } from '#contract/session'
import type { Closing } from '../../model/closing.ts'

/** What each way to sign in is given. */
export interface LoginProps {
  userType: UserType
  /** The account is being cancelled; nobody is signed in yet. */
  onClosing: (closing: Closing) => void
}
