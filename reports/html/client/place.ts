import { settled } from './settled.ts'

/** What an entry of the history remembers of its page. */
interface Kept {
  /** How far the page was scrolled. */
  readonly y?: number
  /** The link that was followed, and how far below the window's top it stood. */
  readonly left?: { readonly href: string; readonly top: number }
  /** What the page was told to remember. */
  readonly notes?: Readonly<Record<string, boolean>>
}

/** The address that is drawn; while another is on its way, nothing is kept. */
let here: string | undefined

/** Begins to keep where the reader is, for when he comes back. */
export function keepPlaces(): void {
  history.scrollRestoration = 'manual'
  addEventListener('scroll', settled(keepScroll, 100))
  document.addEventListener('click', keepLink, true)
}

/** What is remembered of the page at hand. */
export function noted(note: string): boolean {
  return kept().notes?.[note] ?? false
}

/** Remembers something of the page at hand. */
export function keepNote(note: string): void {
  keep({ notes: { ...kept().notes, [note]: true } })
}

/** Exchanges the address without drawing another page. */
export function replaceAddress(href: string): void {
  history.replaceState(null, '', href)
  here = location.hash
}

/** To be called when a page is drawn: takes the reader to where he was on it; false where he is new. */
export function returnTo(main: HTMLElement): boolean {
  here = location.hash
  const { y, left } = kept()
  const link = left && [...main.querySelectorAll('a')].find(one => one.getAttribute('href') === left.href)
  if (link) {
    link.scrollIntoView({ block: 'center' })
    align(link, left.top, 3)
    link.focus({ preventScroll: true })
  } else if (y !== undefined) scrollTo(0, y)
  return link !== undefined || y !== undefined
}

/** Scrolls until an element stands at that height; rows that come into view grow, so it looks again for some frames. */
function align(element: Element, top: number, frames: number): void {
  scrollBy(0, element.getBoundingClientRect().top - top)
  if (frames > 0) requestAnimationFrame(() => align(element, top, frames - 1))
}

/** Keeps an element at the top while the page around it is still being filled, until the reader does something. */
export function holdAtTop(target: Element, main: Element): void {
  target.scrollIntoView()
  if (typeof ResizeObserver === 'undefined') return
  const observer = new ResizeObserver(() => {
    if (target.isConnected) target.scrollIntoView()
    else observer.disconnect()
  })
  observer.observe(main)
  for (const act of ['wheel', 'touchmove', 'keydown', 'pointerdown'])
    addEventListener(act, () => observer.disconnect(), { once: true })
}

function keepScroll(): void {
  keep({ y: scrollY, left: undefined })
}

function keepLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest('a') : null
  const href = link?.getAttribute('href')
  keep({ y: scrollY, ...(link && href ? { left: { href, top: link.getBoundingClientRect().top } } : {}) })
}

function keep(news: Kept): void {
  if (location.hash === here) history.replaceState({ ...kept(), ...news }, '')
}

function kept(): Kept {
  return (history.state as Kept | null) ?? {}
}
