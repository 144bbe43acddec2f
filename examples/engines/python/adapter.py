"""Connects tiny_engine.py to the protocol: its lists by place, its commands by kind of act, and a loop over stdin."""
import json
import sys
from tiny_engine import CARDS, Game, NoSuchCard, Refused

PLACES = {'hand': 'hand', 'deck': 'deck', 'discard': 'discard', 'spaceline': 'missions', 'planet': 'surface',
          'space': 'orbit', 'docked': 'docked', 'aboard': 'crew'}
ACTS = {'beam': Game.beam, 'walk': Game.walk, 'dock': Game.dock, 'undock': Game.undock, 'move': Game.move, 'end': Game.end}
ANNOUNCED = {'card': lambda card: game.cards[card], 'cards': lambda cards: [game.cards[card] for card in cards],
             'to': lambda to: pile(*to), 'of': lambda of: word([*Game.phases, 'turn'], of)}
CAN = {'rulesets': ['1e-glossary', '1e-2014'], 'phases': Game.phases, 'places': [*PLACES], 'actions': [*ACTS],
       'conditions': ['stopped'], 'counts': ['range-left'], 'decisions': ['action'], 'madeUp': Game.types, 'reasons': True}
ERRORS = {NoSuchCard: 'unknown-card', LookupError: 'unknown-word', NotImplementedError: 'unknown-verb', KeyError: 'bad-request',
          TypeError: 'bad-request', RuntimeError: 'out-of-order', json.JSONDecodeError: 'bad-json'}
game = None

def word(known, name):
    if name in known: return name
    raise LookupError(f'There is no {name!r} here, only {", ".join(known)}.')
def pile(place, holder): return game.piles[PLACES[word(PLACES, place)], holder]
def hello(protocols, titles, **_):
    return {'protocol': '1.0', 'engine': {'name': 'Tiny engine', 'version': '1.0', 'language': 'Python'}, 'can': CAN,
            'unknownTitles': [title for title in titles if title not in CARDS]}

def arrange(board):
    global game
    game = Game(board['players'], board.get('made', []), word(CAN['rulesets'], board['ruleset']), **board['turn'])
    word(Game.phases, game.phase)
    for card, shown in [(game.add(c['id'], c.get('title', c['id']), c['owner']), c) for c in board['cards']]:
        card.put(pile(*shown['where']))
        card.stopped = 'stopped' in [word(CAN['conditions'], condition) for condition in shown.get('is', [])]
        card.range_left = shown.get('count', {}).get('range-left', card.range_left)

def act(act, **request):
    do = ACTS[word(ACTS, act.pop('kind'))]
    try: do(game, game.players[request['as']], **{field: ANNOUNCED[field](value) for field, value in act.items()})
    except Refused as no: return {'outcome': 'refused', 'refusal': {'stage': no.stage, 'code': no.code, 'cards': no.cards}}
    return {'outcome': 'done'}

def observe():
    cards = [{'id': card.id, 'title': card.title, 'owner': card.owner.id, 'where': [place, holder],
              'is': ['stopped'] * card.is_stopped(), 'count': {'range-left': card.range_left} if card.flies() else {}}
             for place in PLACES for (name, holder), pile in game.piles.items() if name == PLACES[place] for card in pile]
    return {'board': {'ruleset': game.ruleset, 'turn': {'player': game.turn.id, 'number': game.number, 'phase': game.phase},
                      'players': [{'name': player.id, **player.score} for player in game.players.values()], 'cards': cards}}

VERBS = {'hello': hello, 'arrange': arrange, 'act': act, 'observe': observe, 'bye': dict}
for line in sys.stdin.buffer:
    id = verb = None
    try:
        id = (request := json.loads(line)).pop('id')
        verb = request.pop('do')
        if verb == 'answer' or verb in ('act', 'observe') and not game: raise RuntimeError('Nothing is arranged or asked.')
        if verb not in VERBS: raise NotImplementedError(f'There is no verb {verb!r}.')
        reply = {'result': VERBS[verb](**request) or {}}
        if verb not in ('hello', 'bye'): reply['result']['pending'] = game.pending()
    except Exception as error:
        reply = {'error': {'code': ERRORS.get(type(error), 'internal'), 'message': str(error)}}
    print(json.dumps({'id': id, **reply}), flush=True)
    if verb == 'bye': break
