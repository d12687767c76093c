export { routes as fairDeskRoutes } from './routes.ts'
