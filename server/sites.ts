/** One of the two faces of the portal: the title depends on the host (specification section 1). */
export interface Site {
  readonly variant: 'standard' | 'talent'
  readonly name: string
  readonly subtitle: string
  /** Address of the logo; '' for none. */
  readonly logo: string
  readonly filing: { readonly text: string; readonly url: string }
}

export interface Sites {
  readonly standard: Site
  readonly talent: Site
  /** Hosts that show the talent-service face. */
  readonly talentHosts: readonly string[]
  /** The main recruitment domain and its further names, subdomains included; empty where every host belongs to it. */
  readonly mainDomains: readonly string[]
  /** Hotlines, split by 、. */
  readonly hotline: string
  readonly examLine: string
  readonly archivesLine: string
  readonly complaintLine: string
  readonly copyright: string
  /** 主办单位 and 承办单位. */
  readonly sponsor: string
  readonly operator: string
  /** 公安联网备案. */
  readonly policeFiling: string
  /** Address behind the code of the official messaging account. */
  readonly account: string
}

type ReadText = (name: string, fallback: string) => string

/** Host names in a list, in lower case. */
export const hostsIn = (list: string): string[] =>
  list
    .split(',')
    .map(host => host.trim().toLowerCase())
    .filter(host => host !== '')

/** The sites as the environment names them; every default is invented sample data. */
export function describeSites(text: ReadText): Sites {
  return {
    standard: {
      variant: 'standard',
      name: text('SITE_NAME', '江西人才人事网'),
      subtitle: text('SITE_SUBTITLE', '公共就业与人才服务'),
      logo: text('SITE_LOGO', '/logo.svg'),
      filing: {
        text: text('FILING_NUMBER', '赣ICP备00000001号（示例）'),
        url: text('FILING_URL', 'https://beian.miit.gov.cn/'),
      },
    },
    talent: {
      variant: 'talent',
      name: text('TALENT_SITE_NAME', '江西人才服务网'),
      subtitle: text('TALENT_SITE_SUBTITLE', '一站式人才服务'),
      logo: text('TALENT_SITE_LOGO', '/logo-talent.svg'),
      filing: {
        text: text('TALENT_FILING_NUMBER', '赣ICP备00000002号（示例）'),
        url: text('TALENT_FILING_URL', 'https://beian.miit.gov.cn/'),
      },
    },
    talentHosts: hostsIn(text('TALENT_HOSTS', '')),
    mainDomains: hostsIn(text('MAIN_DOMAINS', '')),
    hotline: text('HOTLINE', [1, 2, 3, 4, 5, 6, 7, 8].map(line => `0791-0000000${line}`).join('、')),
    examLine: text('EXAM_LINE', '0791-00000011、0791-00000012'),
    archivesLine: text('ARCHIVES_LINE', '0791-00000021'),
    complaintLine: text('COMPLAINT_LINE', '0791-00000031'),
    copyright: text('COPYRIGHT', '江西示例人才服务有限公司'),
    sponsor: text('SPONSOR', '江西示例人力资源和社会保障厅'),
    operator: text('OPERATOR', '江西示例人才服务有限公司'),
    policeFiling: text('POLICE_FILING_NUMBER', '赣公网安备00000000000001号（示例）'),
    account: text('ACCOUNT_ADDRESS', 'https://weixin.qq.com/r/jiangxi-rencai-sample'),
  }
}

/** The face that a host shows. */
export const siteFor = (sites: Sites, host: string): Site =>
  sites.talentHosts.includes(host.toLowerCase()) ? sites.talent : sites.standard

/** Whether a host belongs to the main recruitment domain (specification section 9). */
export const isMain = ({ mainDomains }: Sites, host: string): boolean =>
  mainDomains.length === 0 || mainDomains.some(domain => `.${host.toLowerCase()}`.endsWith(`.${domain}`))
