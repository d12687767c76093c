export { routes as examTicketsRoutes } from './routes.ts'
