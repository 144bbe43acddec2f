import { impactOf } from '../../../analysis/impact/impact.ts'
import type { Proposal } from '../../../analysis/impact/proposal.ts'
import type { LawTexts } from '../../../catalogue/catalogue.ts'
import { h } from '../../../reports/html/client/dom.ts'
import { impactView } from '../../../reports/impact/client/impact-view.ts'
import { openImpact } from '../../../reports/impact/client/open-impact.ts'
import { embedded } from '../../../reports/impact/embedded.ts'
import type { Suite } from '../../../steps/suite/case.ts'
import { given } from '../given.ts'
import { byId } from '../play.ts'
import { everyCase } from '../text.ts'
import { fileName } from './proposal-of.ts'

/** Nobody waits for it any more. */
class Stale extends Error {}

export interface Playing {
  readonly isStale: () => boolean
  /** How many scenarios have been played, of about how many. */
  readonly tell: (played: number, of: number) => void
}

/** Plays the law as it is and as proposed, scenario by scenario; nothing where nobody waits for it, a string where it cannot be. */
export async function whatChanges(
  proposal: Proposal,
  { isStale, tell }: Playing,
): Promise<readonly HTMLElement[] | string | undefined> {
  const suite = wholeSuite()
  const of = 2 * suite.cases.filter(({ ruleset }) => ruleset === proposal.base).length
  let [played, last] = [0, performance.now()]
  const pace = (): Promise<void> | undefined => {
    played += 1
    if (performance.now() - last < breath) return undefined
    tell(Math.min(played, of), of)
    return new Promise((resolve, reject) =>
      setTimeout(() => {
        last = performance.now()
        if (isStale()) reject(new Stale())
        else resolve()
      }),
    )
  }
  try {
    const impact = await impactOf({
      proposal,
      suite,
      version: given().version,
      catalogue: lawTexts(),
      engines: [],
      pace,
    })
    const { head, sections, foot } = impactView(openImpact(embedded(impact)), 'h2')
    return [head, ...sections.map(({ content }) => content), foot]
  } catch (error) {
    if (error instanceof Stale) return undefined
    return (error instanceof Error ? error.message : String(error)).replace(`${fileName}:1: `, '')
  }
}

/** Milliseconds after which the page looks about it. */
const breath = 50

let shared: Suite | undefined

function wholeSuite(): Suite {
  if (shared) return shared
  const all = [...everyCase()]
  const [cases, alternatives] = [all.filter(one => !one.reading), all.filter(one => one.reading)]
  shared = { cases, alternatives, titles: [], digest: '', problems: [], features: given().features }
  return shared
}

const lawTexts = (): LawTexts => ({
  rulings: byId(),
  customs: new Map(given().customs.map(one => [one.id, one])),
  rulesets: given().rulesets,
  openQuestions: new Map(given().questions.map(one => [one.id, one])),
  contradictions: given().contradictions,
})

/** How far it has come, as a bar with words. */
export function progress(played: number, of: number): HTMLElement {
  const words = `${played.toLocaleString('en')} of about ${of.toLocaleString('en')} scenarios played`
  return h('p', { class: 'quiet' }, h('progress', { value: played, max: of, 'aria-label': words }), ` ${words}`)
}
