export { helpAddress, topicAddress } from './model/help-address.ts'
