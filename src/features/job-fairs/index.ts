export { routes as jobFairsRoutes } from './routes.ts'
