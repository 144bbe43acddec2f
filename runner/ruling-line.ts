import type { Ruling } from '../catalogue/ruling.ts'
import type { RulingLine } from '../reports/result.ts'
import { howMet } from './how-met.ts'

/** A ruling of the catalogue as reports name it. */
export function rulingLine(ruling: Ruling): RulingLine {
  const { id, document, entry, paragraph, topic, summary } = ruling
  const reason = 'reason' in ruling ? ruling.reason : undefined
  return {
    id,
    document,
    entry,
    paragraph: String(paragraph),
    topic,
    summary,
    met: metInWords(ruling),
    ...(reason ? { reason } : {}),
  }
}

function metInWords(ruling: Ruling): string {
  const how = howMet(ruling)
  if (how.met === 'follows-from') return `follows-from: ${how.from.join(', ')}`
  return how.met === 'card' ? `card: ${how.card}` : how.met
}
