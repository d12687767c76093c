import { endpoint } from './endpoint.ts'
import type * as schemas from './schemas/seeker.ts'

export const setFavourite = endpoint<typeof schemas.setFavourite>({
  method: 'POST',
  path: '/member/editFavorite',
  access: 'type2',
})

export const listFavourites = endpoint<typeof schemas.listFavourites>({
  method: 'GET',
  path: '/personal_favorite/list',
  access: 'type2',
})

export const listViewedJobs = endpoint<typeof schemas.listViewedJobs>({
  method: 'GET',
  path: '/view_jobs/list',
  access: 'type2',
})

export const deleteViewedJobs = endpoint<typeof schemas.deleteViewedJobs>({
  method: 'POST',
  path: '/view_jobs/delete',
  access: 'type2',
})

/** What a seeker's centre shows first. */
export const seekerOverview = endpoint<typeof schemas.seekerOverview>({
  method: 'GET',
  path: '/member/memberInfos',
  access: 'type2',
})
