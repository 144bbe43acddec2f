Feature: Cards that let ships move
  Another move, a wormhole, and what is put into space.

  Background:
    Given the spaceline:
      | mission              |
      | Excavation           |
      | Relief Mission       |
      | Repair Mission       |

  @ruling=faq96-39-distortion-of-the-space-time-continuum-01
  Rule: Another move is for a ship that has moved in this turn

    Background:
      Given Alice has:
        | card                               | where             |
        | Runabout                           | at "Excavation"   |
        | Worf                               | aboard "Runabout" |
        | Distortion of Space/Time Continuum | in hand           |

    @part=has-moved
    Example: it does nothing for a ship that has not moved, and much for one that has
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal
      When Alice moves "Runabout" to "Repair Mission"
      Then the remaining RANGE of "Runabout" is 3
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then the remaining RANGE of "Runabout" is 7
      When Alice moves "Runabout" to "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Distortion of Space/Time Continuum" is still in Alice's discard pile
      And nothing else has changed

    @part=owners-turn
    Example: the ship that moved in Alice's turn gets no other move in Bob's
      When Alice moves "Runabout" to "Repair Mission"
      And Alice ends the turn
      And Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then that is illegal

  @ruling=faq96-39-distortion-of-the-space-time-continuum-02
  Rule: Another move may be given to the opponent's ship in his turn

    Example: Alice is in a generous mood
      Given Alice has:
        | card                               | where   |
        | Distortion of Space/Time Continuum | in hand |
      And Bob has:
        | card     | where             |
        | Runabout | at "Excavation"   |
        | Taitt    | aboard "Runabout" |
      And it is Bob's turn
      When Bob moves "Runabout" to "Repair Mission"
      And Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then the remaining RANGE of "Runabout" is 7
      When Bob moves "Runabout" to "Excavation"
      Then "Runabout" is now at "Excavation"
      And "Distortion of Space/Time Continuum" is still in Alice's discard pile
      And nothing else has changed

  @ruling=1eD-distortion-of-space-time-continuum-04
  Rule: Distortion of Space/Time Continuum gives back all the RANGE that the ship has used

    Example: after two moves the ship has its whole RANGE again
      Given Alice has:
        | card                               | where             |
        | Runabout                           | at "Excavation"   |
        | Worf                               | aboard "Runabout" |
        | Distortion of Space/Time Continuum | in hand           |
      When Alice moves "Runabout" to "Relief Mission"
      And Alice moves "Runabout" to "Repair Mission"
      Then the remaining RANGE of "Runabout" is 3
      When Alice plays "Distortion of Space/Time Continuum" on "Runabout"
      Then the remaining RANGE of "Runabout" is 7
      And "Runabout" is still at "Repair Mission"
      And "Distortion of Space/Time Continuum" is now in Alice's discard pile
      And nothing else has changed

  @ruling=faq96-39-wormholes-02
  Rule: A Wormhole is played whenever the ship begins to move, after an earlier move as well

    Example: the ship has moved before it goes through the wormhole
      Given Alice has:
        | card                | where             |
        | Runabout            | at "Excavation"   |
        | Worf                | aboard "Runabout" |
        | Wormhole [entrance] | in hand           |
        | Wormhole [exit]     | in hand           |
      When Alice moves "Runabout" to "Relief Mission"
      And Alice plays "Wormhole" [entrance] on "Runabout"
      And Alice responds with "Wormhole" [exit] on "Repair Mission"
      Then "Runabout" is now at "Repair Mission"
      And "Wormhole" [entrance] and "Wormhole" [exit] are now in Alice's discard pile
      And "Runabout" and "Worf" are now stopped
      And nothing else has changed

  @ruling=faq96-39-wormholes-03
  Rule: One pair of Wormholes takes one ship

    Example: the ship beside it stays where it is
      Given Alice has:
        | card                | where                      |
        | Runabout [first]    | at "Excavation"            |
        | Worf                | aboard "Runabout" [first]  |
        | Runabout [second]   | at "Excavation"            |
        | Taitt               | aboard "Runabout" [second] |
        | Wormhole [entrance] | in hand                    |
        | Wormhole [exit]     | in hand                    |
      When Alice plays "Wormhole" [entrance] on "Runabout" [first]
      And Alice responds with "Wormhole" [exit] on "Repair Mission"
      Then "Runabout" [first] is now at "Repair Mission"
      And "Runabout" [second] is still at "Excavation"
      And "Wormhole" [entrance] and "Wormhole" [exit] are now in Alice's discard pile
      And "Runabout" [first] and "Worf" are now stopped
      And nothing else has changed
