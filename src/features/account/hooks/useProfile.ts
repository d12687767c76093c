import { updateAvatar, updateNickname } from '#contract/account'
import { fetchUserInfo } from '#contract/session'
import { useSend, useTransport } from '#platform/call'
import { useSessionStore } from '#platform/session'
import { useKeepAccount } from './useAccount.ts'

/** Name and picture; the user box of every page follows. */
export function useProfile() {
  const naming = useSend(updateNickname)
  const transport = useTransport()
  const session = useSessionStore()
  const keep = useKeepAccount()
  const showEverywhere = async () => session.setUser(await transport().call(fetchUserInfo, {}))
  return {
    isSending: naming.isSending,
    async rename(nickName: string) {
      await keep(await naming.send({ nickName }))
      await showEverywhere()
    },
    async changePicture(picture: Blob) {
      await keep(await transport().call(updateAvatar, { files: [picture] }))
      await showEverywhere()
    },
  }
}
