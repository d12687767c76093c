export { routes as fairOfficeRoutes } from './routes.ts'
