import { autocompletion } from '@codemirror/autocomplete'
import { defaultKeymap, history, historyKeymap, indentWithTab, redo, undo } from '@codemirror/commands'
import { StreamLanguage, syntaxHighlighting } from '@codemirror/language'
import { type Diagnostic, lintGutter, setDiagnostics } from '@codemirror/lint'
import { EditorState, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, keymap, lineNumbers } from '@codemirror/view'
import { classHighlighter } from '@lezer/highlight'
import type { Problem } from '../../steps/suite/case.ts'
import { completed } from './completion.ts'
import type { Moment } from './play.ts'

/** A text of scenarios as one writes it, with the marks of how it was played. */
export interface Editor {
  readonly dom: HTMLElement
  readonly text: () => string
  /** Puts another text in its place, and tells nobody of the change. */
  readonly setText: (text: string) => void
  /** Marks what went well and wrong, and the step at hand. */
  readonly mark: (moments: readonly Moment[], at: number) => void
  readonly complain: (problems: readonly Problem[]) => void
  readonly undo: () => void
  readonly redo: () => void
}

const words = /^(?:Feature|Background|Rule|Example|Scenario|Scenario Outline|Examples):/
const steps = /^(?:Given|When|Then|And|But)\b/

const language = StreamLanguage.define<null>({
  startState: () => null,
  token(stream) {
    if (stream.sol()) stream.eatSpace()
    if (stream.match(words)) return 'heading'
    if (stream.match(steps)) return 'keyword'
    if (stream.match(/^@[^\s]+/)) return 'meta'
    if (stream.match(/^#.*/)) return 'comment'
    if (stream.match(/^"[^"]*"/)) return 'string'
    if (stream.match(/^\|/)) return 'punctuation'
    stream.next()
    return null
  },
  tokenTable: {},
})

const setMarks = StateEffect.define<DecorationSet>()
const marks = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (set, { effects, changes }) =>
    effects.reduce((now, effect) => (effect.is(setMarks) ? effect.value : now), set.map(changes)),
  provide: field => EditorView.decorations.from(field),
})

/** An editor; `changed` is told some time after each change that the user makes. */
export function editor(text: string, changed: () => void): Editor {
  let waiting: ReturnType<typeof setTimeout> | undefined
  const later = () => {
    clearTimeout(waiting)
    waiting = setTimeout(changed, 250)
  }
  const view = new EditorView({
    state: EditorState.create({
      doc: text,
      extensions: [
        lineNumbers(),
        EditorView.lineWrapping,
        history(),
        lintGutter(),
        language,
        syntaxHighlighting(classHighlighter),
        marks,
        autocompletion({ override: [completed] }),
        keymap.of([...defaultKeymap, ...historyKeymap, indentWithTab]),
        EditorView.contentAttributes.of({ 'aria-label': 'The scenario', tabindex: '0' }),
        EditorView.updateListener.of(update => update.docChanged && later()),
      ],
    }),
  })
  return {
    dom: view.dom,
    text: () => view.state.doc.toString(),
    setText: now => {
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: now } })
      clearTimeout(waiting)
    },
    mark: (moments, at) => view.dispatch({ effects: setMarks.of(decorations(view.state, moments, at)) }),
    complain: problems =>
      view.dispatch(
        setDiagnostics(
          view.state,
          problems.map(one => diagnostic(view.state, one)),
        ),
      ),
    undo: () => void undo(view),
    redo: () => void redo(view),
  }
}

function decorations(state: EditorState, moments: readonly Moment[], at: number): DecorationSet {
  const lines = moments.flatMap(({ line, outcome }, index) => {
    if (line < 1 || line > state.doc.lines) return []
    const isShown = index < at
    const shown = outcome === 'failed' ? 'is-wrong' : 'is-right'
    const classes = [isShown && outcome !== 'not played' && shown, index === at - 1 && 'is-here'].filter(Boolean)
    return classes.length ? [Decoration.line({ class: classes.join(' ') }).range(state.doc.line(line).from)] : []
  })
  return Decoration.set(lines, true)
}

function diagnostic({ doc }: EditorState, { line, message }: Problem): Diagnostic {
  const { from, to } = doc.line(Math.min(Math.max(line, 1), doc.lines))
  return { from, to, severity: 'error', message }
}
