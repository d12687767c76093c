export { NotifyContext, type Say, sayBy, useSay } from './say.ts'
