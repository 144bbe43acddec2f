"""Connects an engine to stccg-conformance: one line of JSON per request on stdin, one per reply on stdout."""
import json
import os
import sys
import traceback

# stdout carries replies only: whatever the engine and its libraries print there goes to stderr.
REPLIES = os.fdopen(os.dup(1), 'w')
os.dup2(2, 1)
sys.stdout = sys.stderr

ENGINE = {'name': 'My engine', 'version': '0.1', 'language': 'Python'}
# What the engine can do; nothing yet, so every case is not applicable. Declare a word together with the lines that serve it.
CAN = {'rulesets': [], 'phases': [], 'places': [], 'actions': [], 'decisions': []}
# The titles of the printed cards that the engine has.
CARDS = set()


class Failure(Exception):
    """The request cannot be served. What the rules forbid is no failure but the outcome "refused"."""

    def __init__(self, code, message):
        super().__init__(message)
        self.code = code


def warm_up():
    """Load here what takes long: the greeting may take 30 seconds, any other answer two."""


def hello(request):
    if '1.0' not in request['protocols']:
        raise Failure('unsupported', 'This adapter speaks version 1.0 of the protocol.')
    warm_up()
    unknown = [title for title in request['titles'] if title not in CARDS]
    return {'protocol': '1.0', 'engine': ENGINE, 'can': CAN, 'unknownTitles': unknown}


def arrange(request):
    """Forget the last game, put every card of request['board'] where it lies, and return {'pending': decisions to be made}."""
    raise Failure('unsupported', 'This adapter cannot set up a board yet.')


def act(request):
    """Let the player request['as'] start request['act']; return {'outcome': 'done' or 'refused', 'pending': …}."""
    raise Failure('out-of-order', 'Nothing is arranged.')


def answer(request):
    """Answer the pending decision request['q'] with request['answer']; return the same as for an act."""
    raise Failure('out-of-order', 'Nothing is asked.')


def observe(request):
    """Return {'board': the whole board as it is now, 'pending': decisions to be made}, and change nothing."""
    raise Failure('out-of-order', 'Nothing is arranged.')


VERBS = {'hello': hello, 'arrange': arrange, 'act': act, 'answer': answer, 'observe': observe, 'bye': lambda request: {}}
# What was done since the board was set up, the setting up included.
COURSE = []


def roll_back():
    """Do it all again, for engines that take nothing back: after a try, or when an act of several commands fails half-way."""
    return [VERBS[request['do']](request) for request in COURSE][-1]['pending']


def request_in(line):
    try:
        request = json.loads(line)
    except ValueError as error:
        raise Failure('bad-json', str(error))
    if isinstance(request, dict) and isinstance(request.get('id'), int):
        return request
    raise Failure('bad-request', 'A request is an object with a whole number as "id".')


def serve(request):
    verb = request.get('do')
    if not isinstance(verb, str):
        raise Failure('bad-request', 'A request has a verb as "do".')
    if verb not in VERBS:
        raise Failure('unknown-verb', f'There is no verb {verb!r}.')
    result = VERBS[verb](request)
    if verb == 'arrange':
        COURSE[:] = [request]
    elif result.get('outcome') == 'done' and request.get('try'):
        return {'outcome': 'allowed', 'pending': roll_back()}
    elif result.get('outcome') == 'done':
        COURSE.append(request)
    return result


def without_nulls(value):
    """What is None in the engine is absent in the protocol; only a game may have None as its winner."""
    if isinstance(value, dict):
        return {key: without_nulls(each) for key, each in value.items() if each is not None or key == 'winner'}
    return [without_nulls(each) for each in value] if isinstance(value, (list, tuple)) else value


for line in sys.stdin.buffer:
    request = {}
    try:
        request = request_in(line)
        reply = {'result': without_nulls(serve(request))}
    except Exception as error:
        if not isinstance(error, Failure):
            traceback.print_exc()
        reply = {'error': {'code': getattr(error, 'code', 'internal'), 'message': str(error)}}
    print(json.dumps({'id': request.get('id'), **reply}), file=REPLIES, flush=True)
    if request.get('do') == 'bye':
        break
