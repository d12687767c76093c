import { ConfirmDialog } from '#design-system'

export interface LogoutQuestionProps {
  onStay: () => void
  /** Forgets what is not saved, and leaves. */
  onLeave: () => Promise<void>
}

/** Asks before a logout that would forget something typed. Renders a `<div role="alertdialog">`. */
export const LogoutQuestion = ({ onStay, onLeave }: LogoutQuestionProps) => (
  <ConfirmDialog
    open
    onOpenChange={onStay}
    title="还有内容没有保存，确定退出？"
    description="您填写的一部分内容还没有保存到服务器。为了保护您的个人信息，退出时会清除留在这台电脑上的内容，不能恢复。"
    confirmLabel="清除并退出"
    cancelLabel="先不退出"
    destructive
    onConfirm={onLeave}
  />
)
