import { uploadFile } from '#contract/files'
import { useTransport } from '#platform/call'
import { v4 } from '#platform/id'
import { useSay } from '#platform/notices'

/** Hands in the licence of a company that has just registered. The account is there by then: what is left to do is told, nothing is thrown. */
export function useFirstLicence() {
  const transport = useTransport()
  const say = useSay()
  return async (file: File) => {
    try {
      const { updateLicence } = await import('#contract/employer')
      const { id } = await transport().call(uploadFile, { files: [file] }, { idempotencyKey: v4() })
      await transport().call(updateLicence, { files: [id] }, { idempotencyKey: v4() })
    } catch {
      say.warning('账号已经注册，但营业执照没有传上去，请在单位中心重新提交', 6000)
    }
  }
}
