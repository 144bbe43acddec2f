import type { Catalogue } from '../../catalogue/catalogue.ts'
import { rulesetTitles } from '../../catalogue/law-titles.ts'
import type { ExploreOptions } from './options.ts'

/** How the two sides are called. */
export interface SideNames {
  readonly us: string
  readonly them: string
}

export function sidesOf({ between }: ExploreOptions, catalogue: Catalogue): SideNames {
  const titles = rulesetTitles(catalogue)
  const [us = 'The law', them = 'The engine'] = (between ?? []).map(id => titles[id] ?? id)
  return { us, them }
}
