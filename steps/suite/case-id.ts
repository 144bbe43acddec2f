/** `A stopped card (Data's) may not beam!` → `a-stopped-card-datas-may-not-beam`. */
export function slug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'"’]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** What stands for the ruling in the id of a case that bears none. */
export const untagged = 'untagged'

export const caseId = (ruling: string, scenario: string, ruleset: string, reading?: string): string =>
  `${ruling}/${slug(scenario)}@${ruleset}${reading === undefined ? '' : `~${reading}`}`

/** Has the case no ruling in its tags? */
export const isUntagged = (id: string): boolean => id.startsWith(`${untagged}/`)
