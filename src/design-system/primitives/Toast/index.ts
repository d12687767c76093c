export { ToastProvider, useToasts } from './ToastProvider.tsx'
export { ToastRegion } from './ToastRegion.tsx'
export { createToastStore, type ToastMessage, type ToastStore, type ToastTone } from './toast-store.ts'
