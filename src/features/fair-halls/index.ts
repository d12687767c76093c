export { routes as fairHallsRoutes } from './routes.ts'
