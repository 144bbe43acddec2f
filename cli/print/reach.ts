import type { HelloReach, Lack, ReachOfRuleset } from '../../analysis/doctor/reach.ts'
import { counted, printable } from '../../reports/words.ts'

/** So many of the things that an engine lacks are shown. */
const shown = 20

/** How much an engine could play, and what keeps it out. */
export function reachText({ engine, cases, playable, out, bodies, standIns, rulesets, lacks }: HelloReach): string {
  const lines = [
    `${engine}: ${number(playable)} of ${counted(cases, 'case')} can be played (${share(playable, cases)}).`,
    ...(standIns ? [`  ${number(standIns)} of them because printed cards without a text are made up for it`] : []),
    ...rulesets.map(sayRuleset),
    ...sayEdition(rulesets),
    ...(cases ? [] : ['It declares no ruleset of this suite in "rulesets".']),
    `Out: ${number(out.titles)} for cards alone, ${number(out.declarations)} for declarations alone, ${number(out.both)} for both${out.declined ? `, ${number(out.declined)} declined` : ''}.`,
    `${number(bodies)} of them lack nothing but personnel, ships, missions, facilities or equipment that no ruling of theirs names.`,
    ...(lacks.length ? ['', head, ...lacks.slice(0, shown).map(sayLack)] : []),
    ...(lacks.length > shown ? [`and ${number(lacks.length - shown)} more: --json has all.`] : []),
    '',
  ]
  return printable(lines.join('\n'))
}

function sayRuleset({ ruleset, undeclared, cases, playable, ofDocuments }: ReachOfRuleset): string {
  const said = `  ${ruleset}: ${number(playable)} of ${number(cases)}; of the documents ${number(ofDocuments.playable)} of ${number(ofDocuments.cases)}`
  return undeclared ? `${said}, if it were declared` : said
}

function sayEdition(rulesets: readonly ReachOfRuleset[]): readonly string[] {
  if (rulesets.length < 2) return []
  const sum = (of: (one: ReachOfRuleset) => number) => number(rulesets.reduce((all, one) => all + of(one), 0))
  return [
    `  together: ${sum(one => one.playable)} of ${sum(one => one.cases)}; of the documents ${sum(one => one.ofDocuments.playable)} of ${sum(one => one.ofDocuments.cases)}`,
  ]
}

const number = (count: number): string => count.toLocaleString('en')

const share = (part: number, all: number): string => `${all ? ((part / all) * 100).toFixed(1) : '0.0'} %`

const head = `${'  needed by'.padStart(9)}${'alone'.padStart(8)}${'playable then'.padStart(15)}  what, each with those above it`

function sayLack({ what, kind, type, cases, alone, together }: Lack): string {
  const name = kind === 'title' ? `"${what}"${type ? `, ${type}` : ''}` : `declare ${what}`
  return `${number(cases).padStart(11)}${number(alone).padStart(8)}${number(together).padStart(15)}  ${name}`
}
