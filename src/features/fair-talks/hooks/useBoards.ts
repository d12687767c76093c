import { topicOf } from '#contract/events'
import { fairInfo } from '#contract/fair-halls'
import { listTalkBoards, listTalks, myQueues, readTalk, type TalkBoards } from '#contract/fair-talks'
import { useCall, useRenew, useReplace } from '#platform/call'
import { useEvents } from '#platform/events'
import { withNews } from '../model/boards.ts'

/** How it stands with the exhibitors of a fair; `fair` null where nobody talks. */
export function useBoards(fair: string | null) {
  const { data, ...state } = useCall(listTalkBoards, fair === null ? null : { fair })
  return { boards: data?.list, most: data?.most, ...state }
}

/** Keeps what is on screen of a fair as the service tells it: once for a page. */
export function useFairNews(fair: string): void {
  const replace = useReplace(listTalkBoards)
  const renew = useRenew(fairInfo, listTalkBoards, myQueues)
  const renewList = useRenew(listTalks)
  const renewTalks = useRenew(listTalks, readTalk)
  useEvents([topicOf.fair(fair)], event => {
    switch (event.kind) {
      case 'fair.boards':
        return void replace({ fair }, (known: TalkBoards | undefined) => known && withNews(known, event.data.boards))
      case 'fair.state':
        void renew()
        return void renewList()
      case 'reset':
        void renew()
        return void renewTalks()
      default:
        return
    }
  })
}
