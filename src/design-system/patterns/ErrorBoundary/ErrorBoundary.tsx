import { Component, type ErrorInfo, type ReactNode } from 'react'
import { Alert } from '../../primitives/Alert/index.ts'
import { Button } from '../../primitives/Button/index.ts'

export type ErrorBoundaryProps = {
  /** The region in words: 相似职位. */
  label: string
  /** A change of it (such as the page's address) is a new start. */
  resetKey?: string | undefined
  onError?: ((failure: { error: unknown; stack: string }) => void) | undefined
  /** In place of the usual message, for a whole page. */
  fallback?: ((failure: { error: unknown; retry: () => void }) => ReactNode) | undefined
  children: ReactNode
}

type State = { failure: { error: unknown } | undefined; resetKey: string | undefined }

/** Keeps a fault inside its region: says so there, offers 重试, and leaves the rest of the page in use. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { failure: undefined, resetKey: this.props.resetKey }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { failure: { error } }
  }

  static getDerivedStateFromProps({ resetKey }: ErrorBoundaryProps, state: State): State | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey }
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    this.props.onError?.({ error, stack: componentStack ?? '' })
  }

  retry = (): void => this.setState({ failure: undefined })

  override render(): ReactNode {
    const { failure } = this.state
    const { label, fallback, children } = this.props
    if (!failure) return children
    if (fallback) return fallback({ error: failure.error, retry: this.retry })
    return (
      <Alert
        live
        tone="danger"
        title={`${label}没有显示出来`}
        action={
          <Button size="small" onClick={this.retry}>
            重试
          </Button>
        }
      >
        页面的其他部分可以继续使用。
      </Alert>
    )
  }
}
