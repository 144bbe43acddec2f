Feature: What comes from side decks
  It is neither drawn nor played, and most of it goes back when it is discarded.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=1eS-side-deck-07
  Rule: What belongs to a Q-Continuum, a Battle Bridge or tribbles is discarded face up beneath that side deck

    @part=tribbles @part=battle-bridge
    Example: a ship is destroyed with a tribble aboard and a marker of Bob's
      Given Alice has:
        | card                   | where                      |
        | U.S.S. Enterprise      | at "Excavation"            |
        | 10 Tribbles - Go       | aboard "U.S.S. Enterprise" |
        | Auto-Destruct Sequence | on "U.S.S. Enterprise"     |
      And Bob has:
        | card              | where                  |
        | Evasive Maneuvers | on "U.S.S. Enterprise" |
      When Alice ends the turn
      Then "10 Tribbles - Go" is now in Alice's Tribbles
      And "10 Tribbles - Go" is now face up
      And "Evasive Maneuvers" is now in Bob's Battle Bridge
      And "Evasive Maneuvers" is now face up
      And "U.S.S. Enterprise" and "Auto-Destruct Sequence" are now in Alice's discard pile
      And it is now Bob's turn
      And nothing else has changed

    @part=q-continuum
    Example: the setter goes back to the Q-Continuum when Worf dies
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                 | where              |
        | Q-Flash              | under "Excavation" |
        | Armus - Skin of Evil | under "Excavation" |
      And the seeds under "Excavation" hold in order:
        | card                 |
        | Q-Flash              |
        | Armus - Skin of Evil |
      And Bob's Q-Continuum holds in order:
        | card            |
        | Scottish Setter |
      When Alice attempts "Excavation"
      Then "Scottish Setter" has been discarded
      And "Scottish Setter" is still in Bob's Q-Continuum
      And "Scottish Setter" is now face up
      And "Worf" is now in Alice's discard pile
      And "Q-Flash" and "Armus - Skin of Evil" are now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-side-deck-08
  Rule: What came from Q's Tent is discarded like any other card

    Example: the collector from the Tent goes to the discard pile
      Given Alice has:
        | card                   | where        |
        | Q's Tent [side]        | on the table |
        | Q's Tent [other]       | in hand      |
        | Kivas Fajo - Collector | in Q's Tent  |
      And Bob's draw deck holds in order:
        | card      |
        | Data      |
        | Worf      |
        | Tricorder |
        | Bochra    |
      When Alice plays "Q's Tent" [other]
      And Alice chooses the word "first"
      And Alice plays "Kivas Fajo - Collector"
      And Alice chooses Bob
      Then "Kivas Fajo - Collector" is now in Alice's discard pile
      And "Data", "Worf" and "Tricorder" are now in Bob's hand
      And "Q's Tent" [other] is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eS-side-deck-09
  Rule: When cards that lie face up are reached, they are shuffled and lie face down again

    Background:
      Given Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |

    @part=q-continuum @part=comes-again
    Example: the setter of an earlier Q-Flash comes again
      Given Bob has:
        | card            | where          | state   |
        | Scottish Setter | in Q-Continuum | face up |
      When Alice attempts "Excavation"
      Then "Scottish Setter" is now on "Worf"
      And "Q-Flash" is now in Bob's discard pile
      And nothing else has changed

    @part=q-continuum @part=shuffled @frame=open
    Example: what has come is shuffled before it comes again
      Given Bob has:
        | card              | where          | state   |
        | Door-Net          | in Q-Continuum | face up |
        | Door-Net [second] | in Q-Continuum | face up |
      When Alice attempts "Excavation"
      Then "Door-Net" and "Door-Net" [second] have been shuffled
      And "Q-Flash" is now in Bob's discard pile

    @part=q-continuum @part=comes-again @frame=open
    Example: one of three comes again, and the two others lie face down
      Given Bob has:
        | card              | where          | state   |
        | Door-Net          | in Q-Continuum | face up |
        | Door-Net [second] | in Q-Continuum | face up |
        | Door-Net [third]  | in Q-Continuum | face up |
      When Alice attempts "Excavation"
      Then "Door-Net" [second] and "Door-Net" [third] are now face down

    @part=battle-bridge
    Example: a marker that was taken off a ship damages another
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card              | where                         |
        | U.S.S. Enterprise | at "Explore Black Cluster"    |
        | Calloway          | aboard "U.S.S. Enterprise"    |
      And Bob has:
        | card               | where                         | state   |
        | Gravitic Mine      | under "Explore Black Cluster" |         |
        | Evasive Maneuvers  | in Battle Bridge              | face up |
        | Full Phaser Spread | in Battle Bridge              | face up |
      When Alice attempts "Explore Black Cluster"
      Then "Evasive Maneuvers" and "Full Phaser Spread" are now on "U.S.S. Enterprise"
      And "Evasive Maneuvers" and "Full Phaser Spread" have been shuffled
      And "U.S.S. Enterprise" is now damaged
      And "U.S.S. Enterprise" and "Calloway" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eS-side-deck-12
  Rule: What comes from a side deck is not drawn, for cards that speak of card draws

    Background:
      Given Alice has:
        | card            | where           |
        | Worf            | on "Excavation" |
        | Subspace Schism | in hand         |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Door-Net |

    Example: what comes in a Q-Flash is not drawn again
      When Alice attempts "Excavation"
      And Alice responds with "Subspace Schism"
      Then that is illegal
      And "Door-Net" is still in Bob's Q-Continuum
      And "Subspace Schism" is still in Alice's hand

    @frame=many
    Example: what is drawn at the end of a turn is drawn again
      Given Alice's draw deck holds in order:
        | card      |
        | Data      |
        | Tricorder |
        | Bochra    |
      When Alice attempts "Excavation"
      And Alice ends the turn
      And Alice responds with "Subspace Schism"
      Then "Data" and "Subspace Schism" are now in Alice's discard pile
      And "Tricorder" is now in Alice's hand

  @ruling=1eS-side-deck-13
  Rule: What just came from a side deck is not played, for cards that speak of card plays

    Example: the Goddess of Empathy, who forbids interrupts, does not hold up Quandary
      Given Alice has:
        | card               | where           |
        | Worf               | on "Excavation" |
        | Calloway           | in discard pile |
        | Goddess of Empathy | on the table    |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Quandary |
      When Alice attempts "Excavation"
      Then "Calloway" is now on "Excavation"
      When chance chooses "Worf" from "Worf" and "Calloway"
      Then "Worf" is now in Alice's discard pile
      And Alice now has -5 points
      And "Q-Flash" is now in Bob's discard pile
      And "Quandary" is now face up
      And nothing else has changed

  @ruling=1eS-side-deck-14
  Rule: A current tactic, a Q-icon card of a Q-Flash, and tribbles and trouble that were just drawn are not played in that sense

    @part=tactic
    Example: a rule of silence does not keep Bob from the tactic that saves his ship
      Given these made-up cards:
        | card          | type      | affiliations | skills     | staffing | weapons | shields |
        | Captain Krull | personnel | Klingon      | Leadership |          |         |         |
        | Heavy Raider  | ship      | Klingon      |            | staff    | 8       | 8       |
        | Light Raider  | ship      | Romulan      |            | staff    | 6       | 6       |
      And Alice has:
        | card                 | where                 |
        | Silence in the Ranks | on the table          |
        | Heavy Raider         | at "Excavation"       |
        | Captain Krull        | aboard "Heavy Raider" |
      And Bob has:
        | card               | where            |
        | Light Raider       | at "Excavation"  |
        | Battle Bridge Door | on the table     |
        | Evasive Maneuvers  | in Battle Bridge |
      When Alice attacks "Light Raider" with "Heavy Raider"
      And Bob chooses "Evasive Maneuvers"
      Then "Light Raider" is still not damaged
      And "Heavy Raider", "Captain Krull" and "Light Raider" are now stopped
      And "Evasive Maneuvers" has been discarded
      And "Evasive Maneuvers" is now face up
      And nothing else has changed

    @part=q-icon
    Example: nor does the Goddess of Empathy keep Bob from an interrupt with the icon of Q
      Given Alice has:
        | card               | where           |
        | Worf               | on "Excavation" |
        | Calloway           | in discard pile |
        | Goddess of Empathy | on the table    |
      And Bob has:
        | card    | where              |
        | Q-Flash | under "Excavation" |
      And Bob's Q-Continuum holds in order:
        | card     |
        | Quandary |
      When Alice attempts "Excavation"
      And chance chooses "Calloway" from "Worf" and "Calloway"
      Then "Calloway" is still on "Excavation"
      And "Q-Flash" is now in Bob's discard pile
      And "Quandary" is now face up
      And nothing else has changed

    @part=tribble
    Example: a rule of silence does not keep Alice from letting a tribble out
      Given Alice has:
        | card                     | where           |
        | Silence in the Ranks     | on the table    |
        | Storage Compartment Door | on the table    |
        | 1 Tribble - Go           | in Tribbles     |
      When Alice uses "Storage Compartment Door"
      And Alice chooses "Excavation"
      Then "1 Tribble - Go" is now on "Excavation"
      And nothing else has changed

    @part=trouble
    Example: nor from making trouble with a hundred of them
      Given Alice has:
        | card                     | where                 |
        | Silence in the Ranks     | on the table          |
        | Storage Compartment Door | on the table          |
        | ... on the Bridge        | in Tribbles           |
        | 100 Tribbles - Bonus     | aboard "I.K.S. Buruk" |
      And Bob has:
        | card         | where           |
        | I.K.S. Buruk | at "Excavation" |
      When Alice uses "Storage Compartment Door"
      And Alice chooses "100 Tribbles - Bonus"
      Then "... on the Bridge" is now on "100 Tribbles - Bonus"
      And nothing else has changed
