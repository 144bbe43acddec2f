"""What lies on the table of the tiny engine: players, spacelines, cards and the piles that they hold."""
from itertools import permutations


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
        super().__init__(id, 'surface', 'orbit', 'docked', 'crew')
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
        aboard = self.pile.name == 'crew' and ship.type == 'ship'
        return self.stopped or aboard and ship.stopped and ship.owner is self.owner

    def is_staffed(self):
        """By unstopped personnel of its owner: one for each icon, and one of the ship's affiliation."""
        able = [c for c in self.crew if c.type == 'personnel' and c.owner is self.owner and not c.is_stopped()]
        affiliations, icons = set(self.printed.get('affiliations', ())), self.printed.get('staffing', ())
        matching = [c for c in able if not affiliations or affiliations & set(c.printed.get('affiliations', ()))]
        return bool(matching) and any(all(map(fills, seated, icons)) for seated in permutations(able, len(icons)))


def fills(card, icon):
    icons = card.printed.get('icons', ())
    return icon in icons or icon == 'staff' and 'command' in icons
