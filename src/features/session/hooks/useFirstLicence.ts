import { uploadFile } from '#contract/files'
import { useToasts } from '#design-system'
import { useTransport } from '#platform/call'
import { v4 } from '#platform/id'

/** Hands in the licence of a company that has just registered. The account is there by then: a failure is told, not thrown. */
export function useFirstLicence() {
  const transport = useTransport()
  const toasts = useToasts()
  return async (file: File) => {
    try {
      const { updateLicence } = await import('#contract/employer')
      const { id } = await transport().call(uploadFile, { files: [file] }, { idempotencyKey: v4() })
      await transport().call(updateLicence, { files: [id] }, { idempotencyKey: v4() })
    } catch {
      const message = '账号已经注册，但营业执照没有传上去，请在单位中心重新提交'
      toasts.show({ message, tone: 'danger', duration: 6000 })
    }
  }
}
