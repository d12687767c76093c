export { helpAddress, topicAddress } from './model/help-address.ts'
export { HelpStatement } from './parts/HelpStatement/HelpStatement.tsx'
