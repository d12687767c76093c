export { archivesRoutes } from './routes.ts'
