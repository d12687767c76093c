import type { FieldValues, Path, UseFormSetError } from 'react-hook-form'
import { CallFailed, CallRefused } from '../transport/index.ts'

/** Shows what the service refused at its fields; true when there was something to show. */
export function applyRefusal<Values extends FieldValues>(error: unknown, setError: UseFormSetError<Values>): boolean {
  const entries = error instanceof CallRefused ? Object.entries(error.fields) : []
  // The service names fields by the paths of the same schema.
  for (const [path, message] of entries) setError(path as Path<Values>, { type: 'service', message })
  return entries.length > 0
}

/** What to say about a call that did not come through. */
export function wordsFor(error: unknown): string {
  if (error instanceof CallRefused) return error.message
  const isBusy = error instanceof CallFailed && error.failure.kind === 'status' && error.failure.status === 503
  return isBusy ? '现在使用的人较多，请稍后再试，您填写的内容还在' : '没有提交成功，请检查网络后重试，您填写的内容还在'
}
