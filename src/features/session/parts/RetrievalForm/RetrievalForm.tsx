import type { UserType } from '#contract/session'
import { Tabs } from '#design-system'
import { EmailRetrieval } from './EmailRetrieval.tsx'
import { PhoneRetrieval } from './PhoneRetrieval.tsx'

/** The two ways to a new password: by a code to the phone, or to the e-mail address of the account. */
export const RetrievalForm = ({ userType }: { userType: UserType }) => (
  <Tabs
    key={userType}
    label="找回方式"
    items={[
      { id: 'phone', label: '手机找回', content: <PhoneRetrieval userType={userType} /> },
      { id: 'email', label: '邮箱找回', content: <EmailRetrieval userType={userType} /> },
    ]}
  />
)
