export { CodeEntry } from './parts/CodeEntry/index.ts'
export { DeskCamera } from './parts/DeskCamera/index.ts'
export { routes as fairDeskRoutes } from './routes.ts'
