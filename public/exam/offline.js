// Opens pages under /exam/ without a network from what this device keeps of them
// (src/features/exam-tickets/model/offline-page.ts). With a network nothing is answered from here.
const isPage = request => request.mode === 'navigate'
const isAsset = request => new URL(request.url).pathname.startsWith('/assets/')

addEventListener('install', () => skipWaiting())
addEventListener('activate', event => event.waitUntil(clients.claim()))
addEventListener('fetch', event => {
  const { request } = event
  if (request.method !== 'GET' || !(isPage(request) || isAsset(request))) return
  const kept = async error => {
    const answer = await caches.match(request, { ignoreSearch: isPage(request), ignoreVary: true })
    if (answer) return answer
    throw error
  }
  event.respondWith(fetch(request).catch(kept))
})
