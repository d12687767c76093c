import { NoticeDialog } from '#design-system'

/** The notice of specification section 4: said for three seconds to whose sign-in has run out. */
export function ExpiredNotice({ onClose }: { onClose: () => void }) {
  return (
    <NoticeDialog title="温馨提示" duration={3000} onClose={onClose}>
      登录已失效，请前往登录！
    </NoticeDialog>
  )
}
