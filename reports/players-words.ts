/**
 * What players say, and how rulings say it: a search for the words before the sign also looks for those after it. A comma stands
 * between what is said alike; endings do not matter.
 */
const rows = `
nobody, no one, noone, empty, unmanned, deserted, abandoned ship = nobody without personnel crew aboard
someone, somebody, anyone, anybody, people, guy, guys, folk, folks, person, man, men, character, characters, dude = personnel crew
without someone, without anyone, without anybody, without somebody = nobody without crew
on board, onboard, inside = aboard
team, squad, group, party, landing party = away team group crew
ground, surface, on the ground, on the surface, below, downstairs = planet away team
doctor, doctors, physician = medical
engineers = engineer
scientist, scientists = science
fed, feds, starfleet = federation
rom, roms, romulans = romulan
klingons, kling = klingon
cardie, cardies = cardassian
drones = drone borg
brig, prisoner, prisoners = captive captured
robot, robots = android exocomp
twins, twin, couple, pair = dual
spy, spies, sneak = infiltrate infiltration
locals, inhabitants = native
stuff, gear, kit, gadget, tool = equipment
gun, guns, rifle, rifles = phaser disruptor weapon
vessel, vessels, spaceship, starship = ship
station, space station = nor facility outpost
base, bases, home base = outpost facility headquarters
hq = headquarters
outpost = facility
headquarters = facility
star, sun = star supernova
spaceline, map, line = spaceline location
place, places, spot = location
somewhere else, elsewhere, far away, another place, other place = location elsewhere
past, future, history, other time, another time = time location
symbol, symbols, logo = icon
stars, command star = command icon
text, wording = text

come over, come across, send over, bring over, get over, come aboard, go over, sent over = beam aboard board
come down, go down, send down, sent down, get down, bring down = beam down planet
come up, go up, fetch up, bring up, pick up = beam up
teleport, transport, transporter = beam transporter
fly, flies, flying, flew, travel, travels, sail, warp, drive = move fly range
fly off, fly away, leave, leaves, left, move away, go away, depart, get away, run away, flee, escape = leave move away undock
fly past, get past, go past, pass by, get through = pass past
speed, distance, movement points = range
park, parked, moor = dock
cast off = undock
walk, walks = walk move
drag, dragged, drags, pull, pulls, haul = tow

order, sequence = order first last
first, top, last, bottom, beginning = first last order
meet, meets, met, come up, comes up, run into, hit upon, face, faces = encounter face
put under, lay under, bury, place under, put under a mission = seed
both seeded = seed both players
whose dilemma, whose dilemmas, whose seed, whose card, whose cards = seed card seeded last bottom whoever
met first, meet first, encountered first, encounter first, faced first, comes up first = seed encountered first bottom seeded last
outpost stopped, outpost be stopped, stop an outpost, stop his outpost = crew attempting from an outpost affects
we both, both of us, each of us = players both each
he, his, him, enemy, the other player, other guy, other player, rival, foe = opponent
me, my, mine, i = your own player
lay out, laid out, set out, lays out = seed play
put into play, bring into play, play people, put people, came into play, come into play, bring out, straight onto, put down = report duty play
get into play, enter play, out, on the table, on table = play
already out, out already = in play
straight, directly = report directly
hook, hooked, addicted = influence disabled
try, tries, do the mission, try the mission, go for, start a mission = attempt mission
beat, beaten, beats, get by, get through, survive, defeat, win against, deal with, had what it asks, have what it asks = overcome meet conditions face
asks for, asks, wants, needs, need, requirement, requirements, require = requires conditions requirement
asks for nothing, needs nothing, wants nothing = without conditions
finish, finished, done, is over, completed = complete solve end resolve
complete, completed = solve complete
win, wins, winner, won = wins winner game score
give up, quit, stop trying, break off, call off, back out, retreat, turn back = abandon break off
carry on, go on, goes on, keep going, proceed, move on, continue = continue goes on
go on with = carry on continue
again, twice, once more, several times, repeatedly, every turn, each turn = again repeated once each

kill, kills, dead, die, dies, died, killed, murdered = killed dies
blow up, blew up, blown up, explode, explodes, exploded, wreck, wrecked, smash = destroy destroyed
vanish, vanishes, vanished, disappear, gone, lost, erased, wiped = ceases exist lost removed discarded
fight, fights, fighting, combat, shoot, shoots, shot, fire at, fire on, hit, hits = battle attack
shoot back, hit back, strike back, fight back, fire back, return fire = counter attack respond
hurt, injured, wounded, broken = damage wounded
hurt ship, ship was hit, damage card, damage cards = damage marker
knocked out, unconscious, asleep, sleeping, out cold, incapacitated = disabled
frozen, froze = stasis
used up, tapped, exhausted, tired = stopped
stuck, held, trapped, cannot leave = cannot move held
fix, fixed, mend = repair
heal, healed, recover = cure
catch, catches, caught, take prisoner, arrest = capture
question, questions, interrogation = interrogate question
take away, takes away, take over, takes over, swipe, rob, grab, steal, stole, stolen = steal control commandeer take
take his, take her, take it = steal take
drop, drops = discard drop

get rid of, gets rid of, cancel, cancels, negate, counter, stop a card, undo = nullify
save, saves, protect, safe, immune = protected immune prevent
throw away, thrown away, throw out, toss, trash, dump = discard
graveyard, trash pile, discards = discard pile
get back, take back, bring back, retrieve, recover, fetch back = fetched back return regenerate
go and get, go get, fetch, fetches, tutor, search my deck, look up, take from my deck, out of my deck = download search fetch
shuffle, mix = shuffle
pick, picks, picked, choose, decide, decides, chooses, chosen = choose select choice
random, chance, by luck, lot = random selection
draw, draws = draw
ran out, run out, runs out, no more cards, no cards left, no more, none left = runs out exhausted every
interrupted, interrupt = interrupt suspend
right away, right now, at once, immediately, quickly, in time, straight away = immediate immediately response
afterwards, later, after that, then = later after next
free, for free, for nothing, no cost = free normal card play
free play = report free card play
card play, card a turn = normal card play
end of turn, end of the turn = end turn
on top of, stack, stacks, add up, adds up, cumulative, add together = add cumulative total
stronger, strong, power, powerful = strength bonus
smart, smartest, clever, intelligent, intelligence = cunning
honest, honour, honor = integrity
weak, weaker = strength less
highest, biggest, most, best, top = most highest superlative tie
two of mine, same, tied, equal = tie same both
at least, or more, minimum = least
exactly, precise = exactly least
ability, abilities, talent = skill
special ability, special abilities, downloads = special download skill
job, profession, class, role = classification
race, races, kind of being = species
side, sides, faction, factions, alignment, allegiance = affiliation
other side, switch sides, flip, flips, turn over, switch = mode affiliation switch
get along, gets along, go together, mix, mixes, work together, live together = compatible mix treaty
refuse, refuses, hates, will not work, wont work = does not work with
double, doubled = double twice
have it twice, twice the skill = x2 adds
works with, work with, profit, profits, benefit, gets the bonus = benefit works
counts, count, count for, counted, counts for = counts counted toward
stand in, fill, fill in, substitute = fill act as
invisible, hidden, hide, hides = cloaked hidden
uncloak, show itself = decloak
reveal, show, shows, look at, see, peek, look through = show look face reveal
copy, copies, same card twice, two of the same = copies copy duplicate
one of a kind, unique = unique
allowed, legal, okay, ok, forbidden, illegal = legal illegal
rule, wording changed, changed text, errata = text revised changed
planet and space, space and planet, both planet and space = dual icon
worth points, points, point = point value points score
old mission, new version = original corresponding
land, lands, landing = land landed
borg, collective = borg
holo, holos, holographic = hologram holographic
time limit, timer = time limit countdown
stats, stat, numbers, values, figures = attribute
swap, swaps, trade, trades, exchange, switch out = exchange replace replacement
picture, photo, image, looks like, drawing = appearance image
wear off, wears off, how long, last, lasts, until when = until released end
considered, am i a, be a player = playing counts
lone, alone, only one, by itself, himself = single alone
keep, keeps, hold on to = kept keep
paid, pay, pays, spend, spent = cost
bigger, bonus, goes up, go up, increase, boost = extended enhance add
`

/** Said by players, as words side by side; and what else is looked for. */
export interface PlayersWords {
  readonly said: string
  readonly meant: string
}

export const playersWords: readonly PlayersWords[] = rows
  .split('\n')
  .map(row => row.split(' = '))
  .flatMap(([said = '', meant = '']) => (meant ? said.split(', ').map(one => ({ said: one, meant })) : []))
