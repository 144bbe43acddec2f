import type { CardFacts, Edition } from '../../cards/facts.ts'

const parts: Readonly<Partial<Record<CardFacts['type'], string>>> = {
  mission: 'missions',
  site: 'sites',
  dilemma: 'seed deck',
  artifact: 'seed deck',
  facility: 'seed deck',
  tactic: 'Battle Bridge',
  tribble: 'Tribbles',
}

/** Where a card belongs that stands under no heading. */
export function partByType(card: CardFacts | undefined, edition: Edition): string {
  if (edition === 'second') return { mission: 'missions', dilemma: 'dilemma pile' }[card?.type as string] ?? 'draw deck'
  if (card?.icons?.includes('q')) return 'Q-Continuum'
  return (card && parts[card.type]) ?? 'draw deck'
}
