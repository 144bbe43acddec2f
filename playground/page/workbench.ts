import { type Child, h } from '../../reports/html/client/dom.ts'
import { beginning } from '../../reports/search-terms.ts'
import { decoded } from '../../reports/site/client/address.ts'
import type { Case } from '../../steps/suite/case.ts'
import { about, rulesetsOf } from './about.ts'
import { trackedAddress } from './address.ts'
import { boardBuilder } from './board/build-board.ts'
import { differences } from './differences.ts'
import { editor } from './editor.ts'
import { finder } from './find.ts'
import { freePlay } from './free-play.ts'
import { keepers } from './keep.ts'
import { lawBoxes, newest, siblings, struckOut, withOrWithout } from './law-fields.ts'
import { inWords, lawsBeside } from './laws-beside.ts'
import { layout } from './layout.ts'
import { names } from './names.ts'
import { byId, type Course, playAll } from './play.ts'
import { propose } from './propose/propose.ts'
import { openQuestions } from './reading-fields.ts'
import { fragmentOf, lawsOf, type Situation, situationIn, withNames } from './situation.ts'
import { notPlayed, stage } from './stage.ts'
import { stepButtons } from './step-buttons.ts'
import { casesOf, compileText, textOf } from './text.ts'
import { ownSituation, unfold, ways } from './ways.ts'
import { type Sentence, withSentences } from './write-down.ts'

const first = '1eD-doubling-01'
/** The whole page: find, read and change a scenario, step through it, under one law or several. */
export function workbench(): readonly Child[] & readonly (Node | string)[] {
  const address = trackedAddress()
  let situation: Situation = { text: '', rulesets: [], struck: [], readings: [] }
  let courses: readonly Course[] = []
  let own: readonly Case[] = []
  /** The text as it was taken from the suite. */
  let taken = ''
  let [at, turn, isPlayed] = [0, 0, false]
  const text = editor('', () => void play())
  const stages = h('div', { class: 'stages' })
  const remark = h('p', { class: 'remark', role: 'alert' })
  const ruling = h('div', { class: 'about' })
  const laws = h('fieldset', { class: 'laws' })
  const find = finder(id => void take(id))
  const differing = differences(id => void take(id).then(compare))
  const struck = h('div', { class: 'struck' })
  const questions = h('div', { class: 'readings' })
  const free = freePlay(write)
  const proposing = propose()
  const building = boardBuilder({ ...text, text: text.text, write: rewrite })
  const position = h('span', { class: 'position', role: 'status' })

  /** Shows a ruling by its first scenario, or the case. */
  async function take(id: string): Promise<void> {
    const [ruling = id] = id.split('/')
    own = casesOf(ruling)
    const kase = own.find(one => one.id === id) ?? own[0]
    if (!kase) return tell(`${ruling} has no scenario that could be played.`)
    await showAndPlay(kase)
    if (kase.id !== id && ruling !== id)
      tell(`No scenario is called ${beginning(id)} any more; this is another one of ${ruling}.`)
  }

  async function showAndPlay(kase: Case): Promise<void> {
    taken = textOf(kase, rulesetsOf(kase, own))
    text.setText(taken)
    tellAbout(kase)
    await change({ rulesets: [kase.ruleset], struck: [], readings: [] })
  }

  const tellAbout = (kase: Case): void =>
    ruling.replaceChildren(
      ...about(kase, own[0]?.rulings[0] === kase.rulings[0] ? own : [], other => void showAndPlay(other)),
    )

  async function play(step?: number): Promise<void> {
    const mine = ++turn
    const { cases, problems } = compileText(text.text())
    text.complain(problems)
    const [kase] = cases
    tell(problems[0] ? `Line ${problems[0].line}: ${problems[0].message}` : '')
    situation = { ...situation, text: text.text() }
    const played = kase && (await playAll(kase, lawsOf(situation)))
    if (mine !== turn) return
    isPlayed = typeof played === 'object'
    if (kase && typeof played === 'object') {
      courses = played
      at = Math.min(step ?? kase.steps.length, kase.steps.length)
      if (text.text() !== taken) tellAbout(kase)
    } else if (typeof played === 'string') tell(played)
    draw()
    document.documentElement.dataset.firstStep ??= String(Math.round(performance.now()))
    await keep()
  }

  function draw(): void {
    const [course] = courses
    position.textContent = !isPlayed ? 'not played' : course ? `step ${at} of ${course.moments.length}` : ''
    ruling.classList.toggle('is-not-played', !isPlayed)
    text.mark((isPlayed && course?.moments) || [], at)
    laws.replaceChildren(...lawBoxes(situation, choose))
    struck.replaceChildren(...struckOut(situation, putBack))
    const shown = () => [...lawsBeside(courses, at), ...courses.map(one => stage(one, at, courses, { strike, write }))]
    stages.replaceChildren(...(isPlayed ? shown() : [notPlayed()]))
    questions.replaceChildren(...openQuestions(situation, courses, readAs))
    for (const { dom } of [building, free, proposing]) dom.hidden = !isPlayed
    free.show(course, at)
    building.show(course)
    proposing.show(course, at, situation)
  }

  /** Plays on with a part of the situation changed. */
  const change = (part: Partial<Situation>, step?: number): Promise<void> => {
    situation = { ...situation, ...part }
    return play(step)
  }

  const choose = (id: string): void => void change({ rulesets: withOrWithout(situation.rulesets, id) }, at)
  const strike = (id: string): void => void change({ struck: [...new Set([...situation.struck, id])] })
  const putBack = (id: string): void => void change({ struck: situation.struck.filter(one => one !== id) })
  const readAs = (readings: readonly string[]): void => void change({ readings }, at)
  const compare = (): void =>
    void change({ rulesets: siblings(situation.rulesets) }, at).then(() => stages.scrollIntoView())

  function tryOwn(): void {
    situation = { ...situation, rulesets: newest('first'), struck: [], readings: [] }
    rewrite(ownSituation)
    unfold(building.dom)
  }

  /** Writes the sentences after the step at hand. */
  function write(sentences: readonly Sentence[]): void {
    const [course] = courses
    if (!course) return
    text.setText(withSentences(text.text(), course.kase, at, sentences))
    void play(at + sentences.length)
  }

  /** Plays another text, up to its end. */
  function rewrite(next: string): void {
    text.setText(next)
    void play()
  }

  function go(to: number): void {
    at = Math.max(0, Math.min(to, courses[0]?.moments.length ?? 0))
    draw()
    void keep()
  }

  const toFailure = (): void => go((courses[0]?.moments.findIndex(({ outcome }) => outcome === 'failed') ?? -1) + 1)

  const keep = (): Promise<void> => address.keep(fragmentOf({ ...situation, step: at }))

  const tell = (words: string): void => {
    remark.textContent = words
  }

  async function open(): Promise<void> {
    const fragment = address.read()
    if (!fragment) return take(first)
    const name = decoded(fragment)
    if (byId().has(name.split('/')[0] ?? '')) return take(name)
    const found = await situationIn(fragment)
    if (typeof found === 'string') {
      await take(first)
      return tell(found)
    }
    const { situation: fitting, remark } = withNames(found, names())
    situation = fitting
    text.setText(fitting.text)
    await play(fitting.step)
    if (remark !== undefined) tell(remark)
  }

  void open()
  addEventListener('hashchange', () => void open())
  addEventListener('keydown', event => {
    if (event.altKey && event.key === 'ArrowRight') go(at + 1)
    if (event.altKey && event.key === 'ArrowLeft') go(at - 1)
  })
  return layout({
    ways: ways({ find, tryOwn, compare, differing, proposing: proposing.dom }),
    find,
    differing,
    bench: [
      ruling,
      laws,
      struck,
      questions,
      stepButtons({ go, at: () => at, toFailure }, position),
      h('div', { id: 'scenario' }, text.dom),
      remark,
      building.dom,
      free.dom,
      proposing.dom,
      keepers(text.text, () => (isPlayed ? inWords(courses, at) : 'Not played.')),
    ],
    stages,
    results: proposing.results,
  })
}
