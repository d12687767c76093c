import type { ReactNode } from 'react'
import { Icon } from '../Icon/index.ts'
import { danger } from '../Icon/paths.ts'
import { VisuallyHidden } from '../VisuallyHidden/index.ts'
import { wholeFigures } from '../whole-figures.tsx'
import { ErrorText, HintText, Mark } from './Field.styles.ts'

type MessageProps = { id: string; children: ReactNode }

export const FieldHint = ({ id, children }: MessageProps) =>
  children && <HintText id={id}>{wholeFigures(children)}</HintText>

export const FieldError = ({ id, children }: MessageProps) =>
  children && (
    <ErrorText id={id}>
      <Icon path={danger} size="small" />
      <span>
        <VisuallyHidden>错误：</VisuallyHidden>
        {children}
      </span>
    </ErrorText>
  )

/** The control itself says that it is required; a group has no such attribute, so its legend says it. */
export const RequiredMark = ({ spoken }: { spoken?: boolean }) => (
  <>
    <Mark aria-hidden="true" data-mark="required">
      *
    </Mark>
    {spoken && <VisuallyHidden>（必填）</VisuallyHidden>}
  </>
)
