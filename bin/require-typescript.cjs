// `require` for TypeScript. On Node 20 it loads our modules in a third of the time that hooks for `import` take.
const Module = require('node:module')
const { compiled } = require('./compile.cjs')

Module._extensions['.ts'] = (module, file) => module._compile(compiled(file, 'cjs'), file)
