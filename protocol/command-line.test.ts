import { test } from 'node:test'
import { expect } from 'chai'
import { splitCommand } from './command-line.ts'

const good: [text: string, argv: string[]][] = [
  ['java -jar my-engine.jar', ['java', '-jar', 'my-engine.jar']],
  ['  spaces   between\tand around ', ['spaces', 'between', 'and', 'around']],
  ['"my engine" \'--name=A B\'', ['my engine', '--name=A B']],
  ['--title="Kira Nerys"x', ['--title=Kira Nerysx']],
  ['a "" \'\'', ['a', '', '']],
  ['say "a \\"word\\" and \\\\"', ['say', 'a "word" and \\']],
  ['C:\\engines\\run.exe "C:\\My Engines\\x"', ['C:\\engines\\run.exe', 'C:\\My Engines\\x']],
  ["python3 engine.py 'a|b' ';'", ['python3', 'engine.py', 'a|b', ';']],
]

for (const [text, argv] of good)
  test(`splits ${text}`, () => {
    expect(splitCommand(text)).to.deep.equal(argv)
  })

const bad: [text: string, message: string][] = [
  ['', 'The engine command is empty'],
  ['   ', 'The engine command is empty'],
  ['"" x', 'The engine command is empty'],
  ['java "-jar x', 'unclosed quote (") at character 6'],
  ["it's", "unclosed quote (') at character 3"],
  ['java -jar x 2>&1', '"2>&1" at character 13 has no meaning'],
  ['cd engine && ./run', '"&&" at character 11 has no meaning'],
]

for (const [text, message] of bad)
  test(`says what is wrong with ${JSON.stringify(text)}`, () => {
    expect(() => splitCommand(text)).to.throw(message)
  })
