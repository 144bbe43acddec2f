// `require` for TypeScript: on Node 20 it loads modules faster than hooks for `import` do.
const Module = require('node:module')
const { compiled } = require('./compile.cjs')

Module._extensions['.ts'] = (module, file) => module._compile(compiled(file, 'cjs'), file)
