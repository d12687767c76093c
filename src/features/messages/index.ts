export { messagesRoutes } from './routes.ts'
