import type { FairInfo } from '#contract/fair-halls'
import { RichText } from '#design-system'

/** What visitors and employers are asked to heed. */
export const NoticeView = ({ html }: FairInfo) => <RichText html={html} headingLevel={3} />
