import type { Finding, PoolCheck } from '../../analysis/cards/check-pool.ts'
import type { Contradiction } from '../../analysis/cards/contradictions.ts'
import type { PoolPlay } from '../../analysis/cards/play-pool.ts'

/** What a person reads of a check. */
export function checkText({ cards, known, namesakes, contradictions, findings, play }: PoolCheck): string {
  const broken = findings.filter(one => one.broken.length)
  return [
    ...(contradictions.length ? ['Facts that the suite states differently (its own hold):'] : []),
    ...contradictions.map(sayContradiction),
    ...(broken.length ? ['Rulings that cards of the pool break:'] : []),
    ...broken.map(sayFinding),
    '',
    `${count(cards)} cards, ${count(known)} of them known to the suite: ${count(contradictions.length)} facts differ.`,
    ...(namesakes ? [`${count(namesakes)} are namesakes of cards of the other edition.`] : []),
    `${count(findings.length)} rulings on card data: ${count(findings.length - broken.length)} hold, ${count(broken.length)} are broken.`,
    ...(play ? sayPlay(play) : []),
    '',
  ].join('\n')
}

const count = (number: number): string => number.toLocaleString('en')

/** What came from the file may hold anything: control characters would steer the terminal. */
const visible = (text: string): string => text.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ')

function sayContradiction({ title, fact, ours, pool }: Contradiction): string {
  return visible(`  ${title}, ${fact}: ${short(ours)}; in the pool: ${short(pool)}`)
}

const short = (value: unknown): string => {
  const text = JSON.stringify(value)
  return text.length > 120 ? `${text.slice(0, 120)}…` : text
}

const shown = 12

function sayFinding({ ruling, summary, broken }: Finding): string {
  const more = broken.length > shown ? ` and ${broken.length - shown} more` : ''
  return `  ${ruling}: ${summary}\n    ${visible(broken.slice(0, shown).join(', '))}${more}`
}

function sayPlay({ cards, boards, done, refused, faults }: PoolPlay): readonly string[] {
  return [
    `${count(boards)} plain boards with ${count(cards)} cards: ${count(done)} acts were done, ${count(refused)} refused, ${count(faults.length)} boards failed.`,
    ...faults.slice(0, shown).map(({ title, ruleset, message }) => visible(`  ${title} (${ruleset}): ${message}`)),
  ]
}
