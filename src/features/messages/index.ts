export { routes as messagesRoutes } from './routes.ts'
