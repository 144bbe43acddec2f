/** A hostile client of `serve`, or of the `page` that `playground --serve` serves: what it sends, and what it does then. */
export interface HostileClient {
  readonly way: 'tcp' | 'http' | 'page'
  readonly what: string
  readonly bytes: string | Buffer
  /** It ends its half of the conversation, breaks it off, or stays and says no more. */
  readonly after: 'ends' | 'breaks off' | 'stays'
  /** So many of its kind at once; absent = one. */
  readonly many?: number
  /** The status that it is answered with. */
  readonly status?: number
}

export const nameOfClient = ({ way, what, after }: HostileClient): string =>
  `${way === 'page' ? 'playground --serve' : `serve ${way}`}: ${what}, and ${after}`

export const hello = '{"id":1,"do":"hello","protocols":["1.0"],"titles":[]}\n'
export const bye = '{"id":9,"do":"bye"}\n'
const arrange = '{"id":2,"do":"arrange","board":{"ruleset":"1e-2014"}}\n'
const nested = (json: string, levels = 10_000): string =>
  `{"id":1,"do":"hello","x":${json.repeat(levels)}${']'.repeat(levels)}}\n`
const megabytes = (many: number, letter = 'a'): string => letter.repeat(many * 1_000_000)

const lines: Readonly<Record<string, string | Buffer>> = {
  nothing: '',
  rubbish: 'rubbish\n',
  'half a line': hello.slice(0, 20),
  'what is not UTF-8': Buffer.from([0x7b, 0xff, 0xfe, 0x0a]),
  'zero bytes': Buffer.alloc(10_000),
  'ten thousand empty lines': '\n'.repeat(10_000),
  'a line of 6 MB': `"${megabytes(6)}"\n`,
  '10 MB without a line': megabytes(10),
  '10,000 levels': nested('['),
  'no object': '[]\nnull\n7\n"hello"\n',
  'words of every object':
    '{"id":1,"do":"__proto__"}\n{"id":"constructor","do":"toString"}\n{"__proto__":{"do":"bye"}}\n',
  'an id that is no number': '{"id":{},"do":"hello"}\n{"id":1e999,"do":"bye"}\n',
  'acts before a greeting': '{"id":1,"do":"act","as":"Alice","act":{"kind":"end","of":"turn"}}\n',
  'half a board': `${hello}${arrange}`,
  'fields of wrong kinds': `${hello}{"id":2,"do":"arrange","board":7}\n{"id":3,"do":"observe","facts":7,"values":{}}\n`,
  'a thousand greetings': hello.repeat(1_000),
  'another protocol': 'GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n',
  'the first bytes of TLS': Buffer.from([22, 3, 1, 2, 0, 1, 0, 1, 0xfc, 3, 3]),
}

export const posted = (body: string | Buffer, head = ''): Buffer =>
  Buffer.concat([
    Buffer.from(`POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: ${Buffer.byteLength(body)}\r\n${head}\r\n`),
    Buffer.from(body),
  ])
const asked = (line: string, head = ''): string => `${line} HTTP/1.1\r\nHost: 127.0.0.1\r\n${head}\r\n`

const requests: Readonly<Record<string, string | Buffer>> = {
  ...Object.fromEntries(Object.entries(lines).map(([what, bytes]) => [`a POST of ${what}`, posted(bytes)])),
  'a GET': asked('GET /'),
  'a method that nobody knows': asked('FOO /'),
  'a path upwards': asked('GET /../../etc/passwd'),
  'no HTTP': hello,
  'half a head': 'POST / HTTP/1.1\r\nHost: 127',
  'less than it promises': 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 900\r\n\r\n{"id"',
  'more than it promises': `${posted('{}').toString()}${hello}`,
  'two lengths': `POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
  'chunks without end': 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{"id"\r\n',
  'a chunk of no length': 'POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'a head of 1 MB': asked('POST /', `X: ${megabytes(1)}\r\n`),
  'a session that is not there': posted(hello, 'Stccg-Session: 7\r\n'),
  'an upgrade to a websocket': asked('GET /', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'),
  'a foreign host': 'POST / HTTP/1.1\r\nHost: evil.example\r\nContent-Length: 0\r\n\r\n',
  'a page of the web': posted(hello, 'Origin: http://evil.example\r\n'),
}

const afterwards = ['ends', 'breaks off', 'stays'] as const
const clientsOf = (way: HostileClient['way'], sent: typeof lines): readonly HostileClient[] => [
  ...Object.entries(sent).flatMap(([what, bytes]) => afterwards.map(after => ({ way, what, bytes, after }))),
  ...afterwards.map(after => ({ way, what: 'two hundred at once', bytes: '', after, many: 200 })),
]

const from = (line: string, host: string, head = ''): string => `${line} HTTP/1.1\r\n${host}\r\n${head}\r\n`

/** What is asked of the page, and the status of the answer. */
const asking: readonly (readonly [status: number, what: string, bytes: string])[] = [
  [200, 'a head alone', asked('HEAD /')],
  [200, 'a query of 10,000 characters', asked(`GET /?${'x'.repeat(10_000)}`)],
  [200, 'a thousand requests in one', asked('GET /').repeat(1_000)],
  [200, 'an upgrade to nothing', asked('GET /', 'Connection: Upgrade\r\nUpgrade: \r\n')],
  [200, 'an upgrade to HTTP/2', asked('GET /', 'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n')],
  [403, 'a host that begins rightly', from('GET /', 'Host: 127.0.0.1.evil.example')],
  [403, 'a host behind a name', from('GET /', 'Host: 127.0.0.1:80@evil.example')],
  [403, 'a host of another name', from('GET /', 'Host: evil.example')],
  [403, 'an empty host', from('GET /', 'Host:')],
  [403, 'another page', asked('GET /', 'Origin: http://evil.example\r\n')],
  [403, 'a page of no origin', asked('GET /', 'Origin: null\r\n')],
  [400, 'no host', 'GET / HTTP/1.1\r\n\r\n'],
  [404, 'an address of its own', asked('GET http://evil.example/')],
  [404, 'two slashes', asked('GET //evil.example/')],
  [404, 'encoded dots', asked('GET /%2e%2e/%2e%2e/etc/passwd')],
  [404, 'dots encoded twice', asked('GET /%252e%252e/package.json')],
  [404, 'encoded slashes', asked('GET /..%2f..%2fetc%2fpasswd')],
  [404, 'backslashes', asked('GET /..\\..\\package.json')],
  [404, 'a zero byte', asked('GET /%00')],
  [404, 'what is no escape', asked('GET /%zz')],
  [405, 'a page to be stored', asked('PUT /')],
  [405, 'a page to be taken away', asked('DELETE /')],
  [431, 'a path of 1 MB', asked(`GET /${megabytes(1)}`)],
]

export const hostileClients: readonly HostileClient[] = [
  ...clientsOf('tcp', lines),
  ...clientsOf('http', requests),
  ...clientsOf('page', requests),
  ...asking.map(([status, what, bytes]) => ({ way: 'page' as const, what, bytes, after: 'stays' as const, status })),
  { way: 'page', what: 'two hundred that read slowly', bytes: asked('GET /'), after: 'stays', many: 200 },
]
