import type { Drafts, Saving } from './drafts.ts'

/** The window and document of the page, as far as they say that it is time to save. */
export interface PageSignals {
  window: EventTarget
  document: EventTarget & { readonly visibilityState: DocumentVisibilityState }
}

/**
 * Ties something that saves itself to the page: it saves at once, when the network is back, when the page is hidden, and
 * when it is let go (the function given). It counts as present until that last save has ended.
 */
export function attach(saving: Saving, { window, document }: PageSignals, drafts: Drafts): () => void {
  const leave = drafts.join(saving)
  const saveNow = () => void saving.save()
  const onVisibility = () => document.visibilityState === 'hidden' && saveNow()
  window.addEventListener('online', saveNow)
  document.addEventListener('visibilitychange', onVisibility)
  saveNow()
  return () => {
    window.removeEventListener('online', saveNow)
    document.removeEventListener('visibilitychange', onVisibility)
    void saving.save().finally(leave)
  }
}
