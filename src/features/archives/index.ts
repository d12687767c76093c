export { routes as archivesRoutes } from './routes.ts'
