import type { EngineAnswer, EngineRequest } from './engine.ts'

/** What the engine's thread is started for. */
export type WorkerTask =
  | { readonly task: 'create'; readonly directory: string }
  | { readonly task: 'serve'; readonly directory: string; readonly progress: SharedArrayBuffer }

export type ToWorker =
  | { readonly kind: 'run'; readonly id: number; readonly request: EngineRequest }
  | { readonly kind: 'copy'; readonly target: string }
  | { readonly kind: 'close' }

export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'failed'; readonly reason: string }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: EngineAnswer }
  /** `fault` says why the copy could not be made. */
  | { readonly kind: 'copied'; readonly fault: string | undefined }
  | { readonly kind: 'closed' }
