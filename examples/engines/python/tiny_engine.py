"""A tiny engine: ships, outposts and crews on a spaceline, beaming, docking, moving, turns and "stopped" cards."""
from tiny_board import Card, Holder, NoSuchCard, Pile, Player, Refused, Table
from tiny_cards import CARDS


class Game:
    phases = ['play', 'orders', 'end']
    types = ['personnel', 'ship', 'facility', 'equipment', 'mission']
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
            raise Refused('wrong-place', 'Beaming ends aboard or on the planet of the same location', *cards, stage='choice')
        if any(card.pile is to for card in cards):
            raise Refused('no-effect', 'They are there already', *cards, stage='choice')
        transporters = [end for end in ends if end.type != 'mission']
        foreign = [end for end in transporters if end.owner is not player]
        if foreign or not transporters:
            raise Refused('blocked' if foreign else 'requirement', 'Beaming needs transporters of your own', *foreign)
        check_unstopped(cards)
        self.order(player)
        for card in cards:
            card.put(to)

    def walk(self, player, cards, to):
        check_cards(player, cards, 'personnel', 'equipment')
        if not all(is_gangway(card.pile, to) for card in cards):
            raise Refused('wrong-place', 'Walking is between a facility and a ship docked there', *cards, stage='choice')
        check_unstopped(cards)
        self.order(player)
        for card in cards:
            card.put(to)

    def dock(self, player, card, to):
        check_ship(player, card)
        is_at_facility = to.name == 'docked' and to.holder.type == 'facility' and to.holder.pile is card.pile
        if card.pile.name != 'orbit' or not is_at_facility:
            raise Refused('wrong-place', 'A ship in space docks at a facility there', card, stage='choice')
        check_staffed(card)
        self.order(player)
        card.put(to)

    def undock(self, player, card):
        check_ship(player, card)
        if card.pile.name != 'docked':
            raise Refused('no-effect', 'The ship is not docked', card)
        self.order(player)
        card.put(card.mission().orbit)

    def move(self, player, card, to):
        check_ship(player, card)
        here, there = card.mission(), to.holder
        if not here or card.pile.name != 'orbit' or to.name != 'orbit' or there not in here.pile:
            raise Refused('wrong-place', 'A ship in space moves along its spaceline', card, stage='choice')
        if here is there:
            raise Refused('no-effect', 'The ship is there already', card, stage='choice')
        check_staffed(card)
        cost = way(here.pile, here.pile.index(here), here.pile.index(there))
        if cost > card.range_left:
            raise Refused('range', f'The way costs {cost}, and {card.range_left} is left', card, stage='cost')
        self.order(player)
        card.range_left -= cost
        card.put(to)

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


def check_ship(player, card):
    check_cards(player, [card], 'ship')
    check_unstopped([card])


def check_staffed(ship):
    if not ship.is_staffed():
        raise Refused('staffing', 'The ship is not staffed', ship)


def is_beaming_place(pile):
    return pile.name == 'crew' or pile.name == 'surface' and pile.holder.printed.get('kind') != 'space'


def is_gangway(start, end):
    if not start.name == end.name == 'crew':
        return False
    return start.holder.pile is end.holder.docked or end.holder.pile is start.holder.docked


def way(spaceline, start, end):
    """The span of every mission passed or reached."""
    passed = spaceline[start + 1:end + 1] if start < end else spaceline[end:start]
    return sum(mission.printed.get('span', 0) for mission in passed)
