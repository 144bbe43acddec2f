Feature: Moving is a single action in 1996
  A move is one action from start to finish; only cards made for it break in.

  Background:
    Given the spaceline:
      | mission        | span |
      | Excavation     | 3    |
      | Relief Mission | 2    |
      | Test Mission   | 2    |
    And Alice has:
      | card     | where             |
      | Runabout | at "Excavation"   |
      | Worf     | aboard "Runabout" |

  @ruling=faq96-12-action-09
  Rule: Moving a ship is one action from its start to its finish

    Background:
      Given Bob has:
        | card                   | where               |
        | Bortas                 | at "Relief Mission" |
        | Rogue Borg Mercenaries | in hand             |
        | Hail                   | in hand             |

    Example: Rogue Borg come aboard when the move is over, and not as the ship arrives
      When Alice moves "Runabout" to "Relief Mission"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped
      When Bob plays "Rogue Borg Mercenaries" on "Runabout"
      Then "Worf" is now stopped
      And "Runabout" is still at "Relief Mission"
      And "Rogue Borg Mercenaries" is now in Bob's discard pile
      And nothing else has changed

    Example: Hail is made for that
      When Alice moves "Runabout" to "Relief Mission"
      And Bob responds with "Hail" on "Runabout"
      Then "Hail" is now on "Runabout"
      And "Runabout" is still at "Relief Mission"
      And nothing else has changed

  @ruling=faq96-14-timing-05
  Rule: The whole movement is one action, and not each part of the way

    Background:
      Given Bob has:
        | card                   | where               |
        | Bortas                 | at "Relief Mission" |
        | Rogue Borg Mercenaries | in hand             |
        | Hail                   | in hand             |

    Example: Rogue Borg do not come aboard where the ship only flies past
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Rogue Borg Mercenaries" on "Runabout"
      Then that is illegal
      And "Worf" is still not stopped
      And the remaining RANGE of "Runabout" is 3

    Example: Hail stops it there
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Hail" on "Runabout"
      Then that is legal
      And "Runabout" is still at "Relief Mission"

  @ruling=faq96-12-action-10
  Rule: A moving ship may stop at any location on its way, and need not stop at those that it passes

    @part=need-not-stop
    Example: the ship flies past the planet in one move, and stops there on its way back
      When Alice moves "Runabout" to "Test Mission"
      Then "Runabout" is now at "Test Mission"
      When Alice moves "Runabout" to "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And nothing else has changed

    @part=may-stop
    Example: the ship stops at the planet on its way out, and flies past it on its way back
      When Alice moves "Runabout" to "Relief Mission"
      And Alice moves "Runabout" to "Test Mission"
      And play goes on until Alice's second turn
      And Alice moves "Runabout" to "Excavation"
      Then "Runabout" is now at "Excavation"
      And nothing else has changed

  @ruling=faq96-14-timing-17
  Rule: Hail may be played on a ship that is just passing one of the player's ships

    Example: the Runabout must stop where the Bortas is
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Hail   | in hand             |
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Hail" on "Runabout"
      Then "Hail" is now on "Runabout"
      And "Runabout" is still at "Relief Mission"
      And nothing else has changed

    Example: it is not hailed where Bob has an outpost and Alice a ship, but where he has a ship
      Given the spaceline:
        | mission        | span |
        | Survey Mission | 1    |
      And Alice has:
        | card          | where               |
        | U.S.S. Oberth | at "Relief Mission" |
      And Bob has:
        | card            | where               |
        | Klingon Outpost | at "Relief Mission" |
        | Bortas          | at "Test Mission"   |
        | Hail            | in hand             |
      When Alice moves "Runabout" to "Survey Mission"
      And Bob responds with "Hail" on "Runabout"
      Then "Hail" is now on "Runabout"
      And "U.S.S. Oberth" is still at "Relief Mission"
      And "Runabout" is now at "Test Mission"
      And nothing else has changed

  @ruling=faq96-12-action-11
  Rule: Hail and Wormhole are among the cards that may interrupt movement

    @part=wormhole
    Example: the ship turns into a wormhole in the midst of its flight
      Given Alice has:
        | card              | where   |
        | Wormhole [first]  | in hand |
        | Wormhole [second] | in hand |
      When Alice moves "Runabout" to "Test Mission"
      And Alice responds with "Wormhole" [first] on "Runabout"
      And Alice responds with "Wormhole" [second] on "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Wormhole" [first] and "Wormhole" [second] are now in Alice's discard pile
      And "Runabout" and "Worf" are now stopped
      And nothing else has changed

    @part=hail
    Example: the ship is hailed in the midst of its flight
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Hail   | in hand             |
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Hail" on "Runabout"
      Then "Hail" is now on "Runabout"
      And "Runabout" is still at "Relief Mission"
      And nothing else has changed

    @frame=open
    Example: neither another ship's flight nor another card will do
      Given Alice has:
        | card               | where            |
        | Wormhole [first]   | in hand          |
        | Wormhole [second]  | in hand          |
        | Federation Outpost | at "Excavation"  |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
        | Kurn   | aboard "Bortas" |
        | Klag   | aboard "Bortas" |
      And it is Bob's turn
      When Bob moves "Bortas" to "Test Mission"
      And Alice responds with "Wormhole" [first] on "Runabout"
      Then that is illegal
      When Bob ends the turn
      And Alice moves "Runabout" to "Relief Mission"
      And Alice responds with "Wormhole" [first] on "Bortas"
      Then that is illegal
      When Alice moves "Runabout" to "Excavation"
      And Alice responds with "Wormhole" [first] on "Federation Outpost"
      Then that is illegal
      When Alice moves "Runabout" to "Relief Mission"
      And Alice responds with "Wormhole" [first] on "Runabout"
      And Alice responds with "Wormhole" [second] on "Excavation"
      Then "Runabout" is now at "Excavation"

  @ruling=faq96-14-timing-15
  Rule: Loss of Orbital Stability is not played on a ship that is just moving past a planet

    Background:
      Given Bob has:
        | card                      | where               |
        | Loss of Orbital Stability | in hand             |
        | Bortas                    | at "Relief Mission" |
        | Hail                      | in hand             |

    Example: the ship flies past the planet, and has left its orbit
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Loss of Orbital Stability" on "Runabout"
      Then that is illegal
      And these are illegal:
        | action                                              |
        | Bob plays "Loss of Orbital Stability" on "Runabout" |

    Example: the ship that was hailed in orbit is caught there
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Hail" on "Runabout"
      And Bob responds with "Loss of Orbital Stability" on "Runabout"
      Then that is illegal
      When Bob plays "Loss of Orbital Stability" on "Runabout"
      Then "Loss of Orbital Stability" is now on "Runabout"
      And "Runabout" is still at "Relief Mission"
      And "Hail" is still on "Runabout"
      And nothing else has changed

  @ruling=faq96-14-timing-24
  Rule: Amanda Rogers nullifies a Hail that is played during movement

    Example: Amanda Rogers answers the Hail, not the move
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Hail   | in hand             |
      And Alice has:
        | card          | where   |
        | Amanda Rogers | in hand |
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Hail" on "Runabout"
      And Alice responds with "Amanda Rogers"
      Then "Hail" has been nullified
      And "Runabout" is now at "Test Mission"
      And "Hail" is now in Bob's discard pile
      And "Amanda Rogers" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-14-timing-25
  Rule: What may be played on a moving ship, but is no answer to the Hail, comes after the Hail

    @frame=open
    Example: the ship is hailed, and then goes through a wormhole
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Hail   | in hand             |
      And Alice has:
        | card              | where   |
        | Wormhole [first]  | in hand |
        | Wormhole [second] | in hand |
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Hail" on "Runabout"
      And Alice responds with "Wormhole" [first] on "Runabout"
      And Alice responds with "Wormhole" [second] on "Excavation"
      Then "Hail" has been resolved
      And "Runabout" is now at "Excavation"

    Example: nothing comes into the midst of the Hail that does not answer it
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Hail   | in hand             |
      And Alice has:
        | card                   | where   |
        | Humuhumunukunukuapua'a | in hand |
      When Alice moves "Runabout" to "Test Mission"
      And Bob responds with "Hail" on "Runabout"
      And Alice responds with "Humuhumunukunukuapua'a" on "Excavation"
      Then that is illegal
      And "Humuhumunukunukuapua'a" is still in Alice's hand
