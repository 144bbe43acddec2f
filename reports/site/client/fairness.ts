import { type Child, h } from '../../html/client/dom.ts'
import { type Share, shareBar } from '../../html/client/share-bar.ts'
import { topicsInOrder, topicTitle } from '../../html/client/topics.ts'
import { capital, percentText } from '../../html/client/words.ts'
import type { FairnessLine, FairnessTally } from '../../lines.ts'
import { counted } from '../../words.ts'
import { customsSection } from './customs.ts'
import type { Site } from './site-data.ts'

/** Would a right engine that is built otherwise pass? What was measured, and every custom. `selected` is the id of a custom. */
export function fairnessPage(site: Site, selected: string): HTMLElement {
  const { fairness } = site.law
  return h(
    'div',
    { class: 'fairness' },
    h('h1', { tabindex: '-1' }, 'Fairness of the suite'),
    h(
      'p',
      { class: 'lede' },
      'A suite is fair when it asks for the rules and for nothing else: two engines that both play rightly must both pass, however differently they are built.',
    ),
    fairness ? measured(site, fairness) : h('p', null, 'How fair this suite is has not been measured.'),
    customsSection(site, selected),
  )
}

function measured(site: Site, fairness: FairnessLine): Child {
  const { kinds = [], topics = [] } = fairness
  const byTopic = new Map(topics.map(line => [line.topic, line]))
  return [
    h(
      'section',
      { class: 'score', 'aria-label': 'Score' },
      h('p', { class: 'score-figure' }, percentText(fairness.score)),
      h('p', { class: 'score-line' }, verdict(fairness)),
      bar(fairness),
    ),
    explanation(fairness),
    kinds.length > 0 &&
      table(
        'By what the engines differ in',
        kinds.map(line => ({ ...line, ...kindWords(line.kind) })),
      ),
    topics.length > 0 &&
      table(
        'By topic of the case',
        topicsInOrder(site, byTopic.keys()).flatMap(topic => {
          const line = byTopic.get(topic)
          return line ? [{ ...line, name: topicTitle(site, topic) }] : []
        }),
      ),
  ]
}

function verdict({ pairs, unaccounted }: FairnessLine): string {
  if (unaccounted === 0) return `In ${counted(pairs, 'trial')}, no right engine was treated unfairly.`
  return `In ${unaccounted.toLocaleString('en')} of ${counted(pairs, 'trial')}, a right engine failed and nothing known says why.`
}

function explanation({ atPeace, accounted, unaccounted }: FairnessLine): Child {
  const line = (fill: string, count: number, name: string, means: string) =>
    h(
      'li',
      null,
      h('span', { class: `swatch fill-${fill}` }),
      h('span', null, h('strong', null, `${count.toLocaleString('en')} ${name}. `), means),
    )
  return h(
    'section',
    { class: 'explained' },
    h('h2', null, 'How it was measured'),
    h(
      'p',
      null,
      'In each trial an engine that plays rightly was changed in one thing about which the documents say nothing, and then played one case that the change can reach. Three things may come of it:',
    ),
    h(
      'ul',
      { class: 'swatches' },
      line('pass', atPeace, 'came out the same', 'The case asks for the rule and for nothing else.'),
      line(
        'unproven',
        accounted,
        'came out otherwise, for a known reason',
        'The case takes something for granted that every player knows, a custom, or a reading of what the documents leave open. Anyone who builds an engine without that custom says so, and the case is not held against it.',
      ),
      line(
        'fail',
        unaccounted,
        'came out otherwise, and nothing says why',
        'That would be a fault of the suite: the case would demand a habit of one engine.',
      ),
    ),
  )
}

const words: ReadonlyMap<string, { readonly name: string; readonly means: string }> = new Map(
  Object.entries({
    custom: {
      name: 'One custom is left out',
      means: 'The engine does not play one of the things that every player knows and no document states.',
    },
    default: {
      name: 'One answer is turned round',
      means: 'Where no ruling answers a question of play, the engine answers it the other way.',
    },
    liberty: {
      name: 'One liberty is taken',
      means:
        'The engine tells and asks the same in another way: other names for the cards, another order, one card at a time, fewer or more questions.',
    },
    declaration: {
      name: 'Less is shown',
      means: 'The engine says beforehand that it cannot show or do one of the things that a case may look at.',
    },
  }),
)

const kindWords = (kind: string): { readonly name: string; readonly means?: string } =>
  words.get(kind) ?? { name: capital(kind) }

type Row = FairnessTally & { readonly name: string; readonly means?: string }

function table(caption: string, rows: readonly Row[]): HTMLElement {
  const row = ({ name, means, ...tally }: Row) =>
    h(
      'tr',
      null,
      h('th', { scope: 'row' }, name, means && h('span', { class: 'quiet' }, means)),
      h('td', { class: 'bar-cell' }, bar(tally)),
      h('td', { class: 'number' }, percentText(tally.score)),
      h('td', { class: 'number quiet' }, counted(tally.pairs, 'trial')),
    )
  const heads = ['', 'Trials', 'Fair', 'Number'].map(text =>
    h('th', { scope: 'col' }, text || h('span', { class: 'unseen' }, caption)),
  )
  return h(
    'table',
    { class: 'bar-table fairness-table' },
    h('caption', null, caption),
    h(
      'colgroup',
      null,
      ['', 'col-bar', 'col-number', 'col-passed'].map(name => h('col', { class: name || false })),
    ),
    h('thead', { class: 'unseen' }, h('tr', null, heads)),
    h('tbody', null, rows.map(row)),
  )
}

function bar({ atPeace, accounted, unaccounted }: FairnessTally): HTMLElement {
  const parts: readonly Share[] = [
    { count: atPeace, says: 'came out the same', fill: 'pass' },
    { count: accounted, says: 'came out otherwise for a known reason', fill: 'unproven' },
    { count: unaccounted, says: 'came out otherwise, and nothing says why', fill: 'fail' },
  ]
  return shareBar(parts, 'no trials')
}
