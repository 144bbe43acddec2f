import { type Child, h, s } from '../../html/client/dom.ts'
import { percentText } from '../../html/client/words.ts'

const width = 640
const height = 240
const edge = { left: 64, right: 32, top: 18, bottom: 34 }

/** A score at one time; absent = nothing was scored. */
export interface Point {
  readonly label: string
  readonly percent?: number
}

/** Scores as a line; the table beside it says the same in words. A point without a score leaves a gap. */
export function chart(title: string, points: readonly Point[]): HTMLElement {
  const lowest = Math.min(100, ...points.map(({ percent }) => percent ?? 100))
  const floor = Math.max(0, Math.floor((lowest - 2) / 10) * 10)
  const x = (index: number) => edge.left + (index * (width - edge.left - edge.right)) / Math.max(1, points.length - 1)
  const y = (percent: number) => edge.top + ((100 - percent) * (height - edge.top - edge.bottom)) / (100 - floor)
  return h(
    'figure',
    { class: 'chart' },
    s(
      'svg',
      { viewBox: `0 0 ${width} ${height}`, role: 'img', 'aria-label': `${title}: ${points.map(inWords).join(', ')}` },
      [floor, (floor + 100) / 2, 100].map(percent => gridLine(percent, y(percent))),
      segments(points).map(part =>
        s('polyline', {
          class: 'chart-line',
          points: part.map(([index, percent]) => `${x(index)},${y(percent)}`).join(' '),
        }),
      ),
      points.map((point, index) => mark(point, x(index), y(point.percent ?? floor), isLabelled(index, points.length))),
    ),
  )
}

function inWords({ label, percent }: Point): string {
  return `${label} ${percentText(percent)}`
}

function gridLine(percent: number, y: number): Child {
  return [
    s('line', { class: 'chart-grid', x1: edge.left, x2: width - edge.right, y1: y, y2: y }),
    s('text', { class: 'chart-text', x: edge.left - 8, y: y + 4, 'text-anchor': 'end' }, `${percent} %`),
  ]
}

/** Runs of neighbouring points that have a score. */
function segments(points: readonly Point[]): readonly (readonly [index: number, percent: number][])[] {
  const parts: [index: number, percent: number][][] = [[]]
  for (const [index, { percent }] of points.entries()) {
    if (percent === undefined) parts.push([])
    else parts.at(-1)?.push([index, percent])
  }
  return parts.filter(part => part.length > 1)
}

/** At most seven labels, the last one among them. */
function isLabelled(index: number, count: number): boolean {
  const step = Math.ceil(count / 7)
  return (count - 1 - index) % step === 0
}

function mark({ label, percent }: Point, x: number, y: number, isNamed: boolean): Child {
  const short = label.length > 12 ? `${label.slice(0, 11)}…` : label
  return [
    percent !== undefined &&
      s('circle', { class: 'chart-point', cx: x, cy: y, r: 4 }, s('title', null, `${label}: ${percentText(percent)}`)),
    isNamed && s('text', { class: 'chart-text', x, y: height - 10, 'text-anchor': 'middle' }, short),
  ]
}
