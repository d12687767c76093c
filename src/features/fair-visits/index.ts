export { routes as fairVisitsRoutes } from './routes.ts'
