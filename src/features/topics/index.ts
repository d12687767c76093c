export { askedOf } from './model/topic-address.ts'
export { TopicBlocks } from './parts/TopicBlocks/TopicBlocks.tsx'
export { TopicHero } from './parts/TopicHero/TopicHero.tsx'
export { routes as topicsRoutes } from './routes.ts'
