import type { ExploreOptions } from './options.ts'

/** How the two sides are called. */
export interface SideNames {
  readonly us: string
  readonly them: string
}

export function sidesOf({ between }: ExploreOptions): SideNames {
  const [us = 'The law', them = 'The engine'] = between ?? []
  return { us, them }
}
