import type { Explored } from '../../analysis/explore/exploration.ts'
import type { Finding } from '../../analysis/explore/finding.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import { lawOf } from './engine.ts'
import type { ExploreOptions } from './options.ts'

/** How the two sides are called, and what differences between laws rest on. */
export interface SideNames {
  readonly us: string
  readonly them: string
  readonly restsOn: (finding: Finding) => string | undefined
}

export async function sidesOf(
  explored: Explored,
  { between }: ExploreOptions,
  catalogue: Catalogue,
): Promise<SideNames> {
  const [one, other] = between ?? []
  if (one === undefined || other === undefined) return { us: 'The law', them: 'The engine', restsOn: () => undefined }
  const { groundsOf } = await import('../../analysis/explore/between.ts')
  const grounds = await groundsOf(explored, lawOf(one), lawOf(other), catalogue)
  const restsOn = (finding: Finding): string | undefined => {
    const ground = grounds.get(finding)
    return ground && `${ground.kind}: ${ground.ids.slice(0, 4).join(', ') || 'nothing that either law names'}`
  }
  return { us: one, them: other, restsOn }
}
