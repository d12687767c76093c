export { NotifyContext, type Say, useSay } from './say.ts'
