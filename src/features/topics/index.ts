export { topicsRoutes } from './routes.ts'
