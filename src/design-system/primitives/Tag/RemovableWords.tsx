import { Icon } from '../Icon/index.ts'
import { close } from '../Icon/paths.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'

export const RemovableWords = ({ label }: { label: string }) => (
  <>
    <VisuallyHidden>移除</VisuallyHidden>
    <span>{label}</span>
    <Icon path={close} size="small" />
  </>
)
