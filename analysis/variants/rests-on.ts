import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Case } from '../../steps/suite/case.ts'

/** Is the case of that ruling, or of one that follows from it? */
export function restsOn(kase: Pick<Case, 'rulings'>, ruling: string, { rulings }: Pick<Catalogue, 'rulings'>): boolean {
  return kase.rulings.some(id => {
    const entry = rulings.get(id)
    return id === ruling || (entry?.met === 'follows-from' && entry.from.includes(ruling))
  })
}
