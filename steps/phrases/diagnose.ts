import { players } from '../operation.ts'
import { validConditions } from '../types/condition.ts'
import { verb } from '../types/deed.ts'
import { nearest } from '../types/nearest.ts'
import { deeds, verbOf } from '../types/verbs.ts'

const actor = /^(\S+) ((?:\S+ )*?\S+)(?= "| (?:Alice|Bob|two|three)\b| the |$)/

/** Why an action sentence is none: its player, its verb, or its form. */
export function deedTrouble(text: string): string {
  const [, who = '', what = ''] = actor.exec(text) ?? []
  if (!players.includes(who as 'Alice')) return `no action: \`${text}\` does not begin with Alice or Bob`
  const signature = verbOf(what)
  if (signature) return `"${what}" is said like this: \`${who} ${what} ${signature.example}\`; found \`${text}\``
  const known = [...verb.examples, ...Object.keys(deeds)]
  const near = nearest(what, known)
  return `no verb "${what}"${near ? `; nearest: \`${near}\`` : `; verbs are ${known.join(', ')}`}`
}

const state = /^(.*["\w]) (?:is|are) (?:now |still |no longer )?(?:not )?(.+)$/

/** Why a text is no step: the nearest sentence, verb or condition. `examples` are one text per phrase. */
export function stepTrouble(text: string, examples: readonly string[]): string {
  const [, subject, said] = state.exec(text) ?? []
  if (subject?.includes('"') && said) {
    const near = nearest(said, validConditions)
    return `no condition, place or relation \`${said}\`${near ? `; nearest: \`${near}\`` : ''}`
  }
  const [, , what] = actor.exec(text) ?? []
  if (/^(Alice|Bob) /.test(text) && what && !/ has | must /.test(text)) return deedTrouble(text)
  const near = nearest(masked(text), examples.map(masked))
  const example = near && examples.find(one => masked(one) === near)
  return `undefined step \`${text}\`${example ? `; nearest: \`${example}\`` : ''}`
}

/** The text with the cards taken out, so that sentences are compared and not titles. */
const masked = (text: string): string => text.replace(/"[^"]*"(?: \[[^\]]*\])?/g, '""')
