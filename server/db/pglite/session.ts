import type { EngineAnswer, EngineRequest } from './engine.ts'

export interface RunOptions {
  /** Refuse unless the engine is still the one of this number: statements of a transaction must not reach its successor. */
  readonly epoch?: number
  /** The statement may take as long as it likes. */
  readonly patient?: boolean
}

/** One PGlite session, in this thread or in another. Requests are answered in the order they are made. */
export interface Session {
  /** Rises whenever the engine was replaced after a crash; whatever transaction was open is gone then. */
  readonly epoch: number
  /** Rejects with DbError when the engine was stopped while it had the request. */
  run(request: EngineRequest, options?: RunOptions): Promise<EngineAnswer>
  close(): Promise<void>
}
