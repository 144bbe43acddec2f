import type { Catalogue } from './catalogue.ts'

/** What the ruling or basic rule says; empty for any other id. */
export const saysOf = (id: string, { rulings, customs }: Pick<Catalogue, 'rulings' | 'customs'>): string =>
  (rulings.get(id)?.summary ?? customs.get(id)?.says ?? '').trim()
