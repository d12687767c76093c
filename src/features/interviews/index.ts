export { routes as interviewsRoutes } from './routes.ts'
