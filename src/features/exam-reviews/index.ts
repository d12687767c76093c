export { routes as examReviewsRoutes } from './routes.ts'
