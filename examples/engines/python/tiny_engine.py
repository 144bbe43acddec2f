"""A tiny engine: ships and personnel at missions on a spaceline, beaming, moving, turns and "stopped" cards."""
from itertools import permutations

from tiny_cards import CARDS


class NoSuchCard(Exception):
    """The game does not have what was named."""


class Refused(Exception):
    """The rules forbid it, and nothing has changed."""

    def __init__(self, code, text, *cards, stage='start'):
        super().__init__(text)
        self.code, self.cards, self.stage = code, [card.id for card in cards], stage


class Table(dict):
    def __missing__(self, name):
        raise NoSuchCard(f'There is no {name!r} here.')


class Pile(list):
    """Cards in one place, in order, with the player, spaceline or card that holds them."""

    def __init__(self, name, holder):
        self.name, self.holder = name, holder


class Holder:
    def __init__(self, id, *piles):
        self.id = id
        for name in piles:
            setattr(self, name, Pile(name, self))


class Player(Holder):
    def __init__(self, name, points=0, bonus=0):
        super().__init__(name, 'hand', 'deck', 'discard')
        self.score = {'points': points, 'bonus': bonus}


class Card(Holder):
    def __init__(self, id, title, owner, printed):
        super().__init__(id, 'surface', 'orbit', 'crew')
        self.title, self.owner, self.printed, self.type = title, owner, printed, printed['type']
        self.pile, self.stopped, self.range_left = None, False, printed.get('range', 0)

    def put(self, pile):
        if self.pile is not None:
            self.pile.remove(self)
        pile.append(self)
        self.pile = pile

    def mission(self):
        """Where it is on a spaceline, however deep; None for a card in a hand or deck."""
        card = self
        while isinstance(card, Card) and card.type != 'mission':
            card = card.pile.holder
        return card if isinstance(card, Card) else None

    def flies(self):
        return self.type == 'ship' and self.mission() is not None

    def is_stopped(self):
        """Stopped itself, or aboard its owner's stopped ship."""
        ship = self.pile.holder
        return self.stopped or self.pile.name == 'crew' and ship.stopped and ship.owner is self.owner

    def is_staffed(self):
        """By unstopped personnel of its owner: one for each icon, and one of the ship's affiliation."""
        able = [c for c in self.crew if c.type == 'personnel' and c.owner is self.owner and not c.is_stopped()]
        affiliations, icons = set(self.printed.get('affiliations', ())), self.printed.get('staffing', ())
        matching = [c for c in able if not affiliations or affiliations & set(c.printed.get('affiliations', ()))]
        return bool(matching) and any(all(map(fills, seated, icons)) for seated in permutations(able, len(icons)))


class Game:
    phases = ['play', 'orders', 'end']
    types = ['personnel', 'ship', 'equipment', 'mission']
    spacelines = 'alpha', 'beta', 'gamma', 'delta', 'mirror', 'time'

    def __init__(self, players, made, ruleset, player, phase, number=1):
        self.players, self.cards, self.piles = {p['name']: Player(**p) for p in players}, Table(), Table()
        self.ruleset, self.turn, self.phase, self.number = ruleset, self.players[player], phase, number
        self.printed = Table({**CARDS, **{card['title']: card for card in made}})
        for holder in [*self.players.values(), *(Holder(name, 'missions') for name in self.spacelines)]:
            self.hold(holder)

    def hold(self, holder):
        self.piles.update({(pile.name, holder.id): pile for pile in vars(holder).values() if isinstance(pile, Pile)})

    def add(self, id, title, owner):
        """A card of the game, which has to be put somewhere."""
        self.cards[id] = Card(id, title, self.players[owner], self.printed[title])
        self.hold(self.cards[id])
        return self.cards[id]

    def pending(self):
        return [{'q': f't{self.number}', 'who': self.turn.id, 'kind': 'action'}]

    def beam(self, player, cards, to):
        check_cards(player, cards, 'personnel', 'equipment')
        ends = {card.pile.holder for card in cards} | {to.holder}
        missions = {end.mission() if isinstance(end, Card) else None for end in ends}
        if None in missions or len(missions) > 1 or not is_beaming_place(to):
            raise Refused('wrong-place', 'Beaming is between ships and the planet at one location', *cards, stage='choice')
        if any(card.pile is to for card in cards):
            raise Refused('no-effect', 'They are there already', *cards, stage='choice')
        ships = [end for end in ends if end.type == 'ship']
        foreign = [ship for ship in ships if ship.owner is not player]
        if foreign or not ships:
            raise Refused('blocked' if foreign else 'requirement', 'Beaming needs a ship of your own', *foreign)
        check_unstopped(cards)
        self.order(player)
        for card in cards:
            card.put(to)

    def move(self, player, ship, to):
        check_cards(player, [ship], 'ship')
        here, there = ship.mission(), to.holder
        if not here or ship.pile.name != 'orbit' or to.name != 'orbit' or there not in here.pile:
            raise Refused('wrong-place', 'A ship in space moves along its spaceline', ship, stage='choice')
        if here is there:
            raise Refused('no-effect', 'The ship is there already', ship, stage='choice')
        check_unstopped([ship])
        if not ship.is_staffed():
            raise Refused('staffing', 'The ship is not staffed', ship)
        cost = way(here.pile, here.pile.index(here), here.pile.index(there))
        if cost > ship.range_left:
            raise Refused('range', f'The way costs {cost}, and {ship.range_left} is left', ship, stage='cost')
        self.order(player)
        ship.range_left -= cost
        ship.put(to)

    def end(self, player, of):
        """Goes on until that phase, or the turn, is over."""
        if player is not self.turn:
            raise Refused('wrong-player', "It is the other player's turn")
        if of in ('turn', 'end'):
            self.end_turn()
        elif self.phases.index(of) >= self.phases.index(self.phase):
            self.phase = self.phases[self.phases.index(of) + 1]

    def end_turn(self):
        for card in self.turn.deck[:1]:
            card.put(self.turn.hand)
        players = [*self.players.values()]
        self.turn = players[(players.index(self.turn) + 1) % len(players)]
        self.number, self.phase = self.number + 1, 'play'
        for card in self.cards.values():
            card.stopped, card.range_left = False, card.printed.get('range', 0)

    def order(self, player):
        """Orders are executed by the player whose turn it is, after playing cards."""
        if player is not self.turn:
            raise Refused('wrong-player', "It is the other player's turn")
        if self.phase == 'end':
            raise Refused('wrong-time', 'There are no more orders this turn')
        self.phase = 'orders'


def check_cards(player, cards, *types):
    if not cards or any(card.type not in types for card in cards):
        raise Refused('wrong-target', f'This is for {" and ".join(types)}', *cards, stage='choice')
    foreign = [card for card in cards if card.owner is not player]
    if foreign:
        raise Refused('not-controlled', 'They belong to the other player', *foreign)


def check_unstopped(cards):
    stopped = [card for card in cards if card.is_stopped()]
    if stopped:
        raise Refused('condition', 'Stopped cards may not', *stopped)


def is_beaming_place(pile):
    on_planet = pile.name == 'surface' and pile.holder.printed.get('kind') != 'space'
    return on_planet or pile.name == 'crew' and pile.holder.type == 'ship'


def way(spaceline, start, end):
    """The span of every mission passed or reached."""
    passed = spaceline[start + 1:end + 1] if start < end else spaceline[end:start]
    return sum(mission.printed.get('span', 0) for mission in passed)


def fills(card, icon):
    icons = card.printed.get('icons', ())
    return icon in icons or icon == 'staff' and 'command' in icons
