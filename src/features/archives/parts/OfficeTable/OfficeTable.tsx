import type { ArchiveOffice } from '#contract/archives'
import { Table } from '#design-system'

/** Offices that keep files, with where and when they can be reached. Renders a `<table>`; cards on a phone. */
export const OfficeTable = ({ offices }: { offices: readonly ArchiveOffice[] }) => (
  <Table
    caption="存档机构"
    captionHidden
    rows={offices}
    rowKey={({ id }) => id}
    columns={[
      { id: 'name', title: '机构', cell: ({ name }) => name, rowHeader: true },
      { id: 'address', title: '地址', cell: ({ address }) => address },
      { id: 'phone', title: '电话', cell: ({ phone }) => phone, nowrap: true },
      { id: 'hours', title: '办公时间', cell: ({ hours }) => hours },
    ]}
  />
)
