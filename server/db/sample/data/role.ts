/** What an employer is to the people who could work there; a role is offered where one of its tags meets one of the line's. */
export type Tag =
  | 'any'
  | 'factory'
  | 'electronics'
  | 'machinery'
  | 'furniture'
  | 'food'
  | 'ceramics'
  | 'print'
  | 'plastics'
  | 'garment'
  | 'auto'
  | 'autoshop'
  | 'metal'
  | 'mine'
  | 'chem'
  | 'battery'
  | 'pharma'
  | 'device'
  | 'lab'
  | 'hospital'
  | 'clinic'
  | 'pharmacy'
  | 'eldercare'
  | 'software'
  | 'telecom'
  | 'callcentre'
  | 'ecommerce'
  | 'retail'
  | 'trade'
  | 'catering'
  | 'hotel'
  | 'travel'
  | 'bank'
  | 'invest'
  | 'insurance'
  | 'build'
  | 'decor'
  | 'design'
  | 'survey'
  | 'realestate'
  | 'property'
  | 'logistics'
  | 'bus'
  | 'power'
  | 'gas'
  | 'water'
  | 'environment'
  | 'hydro'
  | 'garden'
  | 'farm'
  | 'livestock'
  | 'government'
  | 'community'
  | 'hr'
  | 'kindergarten'
  | 'school'
  | 'college'
  | 'training'
  | 'driving'
  | 'law'
  | 'consulting'
  | 'advert'
  | 'media'
  | 'culture'
  | 'fitness'
  | 'household'
  | 'beauty'
  | 'security'
  | 'translation'

export type Education = '小学' | '初中' | '高中' | '中专' | '大专' | '本科' | '研究生'

/** How much experience is asked for: nothing, a little, real skill, seniority, leadership. */
export type Seasoning = 'open' | 'some' | 'skilled' | 'senior' | 'lead'

/** Which kind of working time a role has; the texts are in hours.ts. */
export type HoursKind =
  | 'office'
  | 'factory'
  | 'shop'
  | 'kitchen'
  | 'ward'
  | 'school'
  | 'site'
  | 'driver'
  | 'guard'
  | 'field'
  | 'flexible'
  | 'public'

/**
 * A kind of work: titles of the category tree that share duties. Texts are banks from which postings and resumes draw;
 * one sentence a line. In them `[a|b]` is a choice, `{p}` what the employer makes or does, `{x}` a word of the title.
 */
export interface Role {
  /** Level-3 ids with other names under which the same post is advertised, parted by `|`. */
  readonly titles: Readonly<Record<string, string>>
  /** From a beginner's lowest to an old hand's highest monthly pay, in hundreds of yuan. */
  readonly pay: readonly [low: number, high: number]
  /** Asked for; repetition is weight. */
  readonly education: readonly Education[]
  readonly seasoning: Seasoning
  readonly hours: HoursKind
  readonly at: readonly Tag[]
  /** Subjects of study, as "会计、财务管理"; none: any. */
  readonly majors?: string
  /** 初级, 中级, 高级 stand before the title. */
  readonly ranks?: true
  /** Most people wanted at once; default 3. */
  readonly heads?: number
  /** How often it is advertised beside others; default 1. */
  readonly share?: number
  /** Words for `{x}` by title, parted by `|`. */
  readonly words?: Readonly<Record<string, string>>
  readonly duties: string
  readonly needs: string
  /** What people of this work can show, parted by `|`: certificates, tools, skills. */
  readonly skills: string
}
