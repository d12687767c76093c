export { NoticeDialog, type NoticeDialogProps } from './NoticeDialog.tsx'
