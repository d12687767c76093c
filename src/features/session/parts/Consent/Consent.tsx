import type { UseFormRegisterReturn } from 'react-hook-form'
import { Alert, Checkbox } from '#design-system'

/** Consent, never ticked beforehand; what is collected and what for stands beside it. */
export const Consent = ({ field, error }: { field: UseFormRegisterReturn; error?: string | undefined }) => (
  <>
    {error && <Alert tone="danger">{error}</Alert>}
    <Checkbox
      {...field}
      id="consent"
      label="我已阅读并同意服务协议与隐私声明"
      hint="注册只收集手机号，用于登录和重要通知；简历内容由您自己填写，只在您投递或公开时给单位看。您可以随时注销账号。"
    />
  </>
)
