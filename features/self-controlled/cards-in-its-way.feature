Feature: Cards played on the Borg Ship and in its way
  In 1996 it is a dilemma and no ship, but moves like one.

  @ruling=faq96-323-borg-ship-16
  Rule: What is played on a ship is not played on the Borg Ship

    Background:
      Given the spaceline:
        | mission      |
        | Excavation   |
        | Plunder Site |
      And Alice has:
        | card              | where             |
        | U.S.S. Enterprise | at "Plunder Site" |
        | Transwarp Conduit | in Alice's hand   |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |

    Example: it gets no Transwarp Conduit
      When Alice plays "Transwarp Conduit" on "Borg Ship"
      Then that is illegal
      And nothing else has changed

    Example: a ship gets one
      When Alice plays "Transwarp Conduit" on "U.S.S. Enterprise"
      Then the RANGE of "U.S.S. Enterprise" is 18

    Example: it gets no Wormhole in the midst of orders
      Given it is Alice's orders
      And Alice has:
        | card              | where           |
        | Wormhole [first]  | in Alice's hand |
        | Wormhole [second] | in Alice's hand |
      When Alice plays "Wormhole" [first] on "Borg Ship" with "Wormhole" [second]
      Then that is illegal

  @ruling=faq96-323-borg-ship-17
  Rule: What lies in space holds the Borg Ship up like a ship

    @part=q-net @part=little-effect
    Example: it comes through the gap, but not through the net
      Given the spaceline:
        | mission              |
        | Excavation           |
        | Gaps in Normal Space |
        | Plunder Site         |
        | Q-Net                |
        | Survey Mission       |
      And Bob has:
        | card      | where           |
        | Borg Ship | at "Excavation" |
      When Alice ends the turn
      Then "Borg Ship" is now at "Gaps in Normal Space"
      When Bob ends the turn
      Then "Borg Ship" is now at "Plunder Site"
      When Alice ends the turn
      Then "Borg Ship" is still at "Plunder Site"
      And "Borg Ship" is still targeting "Survey Mission"
      And nothing else has changed

  @ruling=faq96-323-borg-ship-18
  Rule: Where No One Has Gone Before takes the Borg Ship around only if it was played for it

    Background:
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Plunder Site   |
        | Survey Mission |
      And Bob has:
        | card              | where               |
        | Borg Ship [first] | at "Survey Mission" |
      And "Borg Ship" [first] is targeting "Survey Mission"

    Example: played on it, it lets it enter the spaceline at the other end
      Given Alice has:
        | card                         | where           |
        | Where No One Has Gone Before | in Alice's hand |
      When Alice plays "Where No One Has Gone Before" on "Borg Ship" [first]
      And Alice ends the turn
      Then "Borg Ship" [first] is now at "Excavation"
      When Bob ends the turn
      Then "Borg Ship" [first] is now at "Plunder Site"
      And "Where No One Has Gone Before" is still on "Borg Ship" [first]
      And nothing else has changed

    Example: played on one that flies the other way, it lets it enter at the far end
      Given "Borg Ship" [first] is at "Excavation"
      And "Borg Ship" [first] is targeting "Excavation"
      And Alice has:
        | card                         | where           |
        | Where No One Has Gone Before | in Alice's hand |
      When Alice plays "Where No One Has Gone Before" on "Borg Ship" [first]
      And Alice ends the turn
      Then "Borg Ship" [first] is now at "Survey Mission"
      When Bob ends the turn
      Then "Borg Ship" [first] is now at "Plunder Site"
      And "Where No One Has Gone Before" is still on "Borg Ship" [first]
      And nothing else has changed

    Example: though her own ships have one, it is lost without one of its own
      Given Alice has:
        | card                                  | where        |
        | Where No One Has Gone Before [hers]   | on the table |
        | Where No One Has Gone Before [theirs] | in hand      |
      And Bob has:
        | card              | where               |
        | Borg Ship [other] | at "Survey Mission" |
      And "Borg Ship" [other] is targeting "Survey Mission"
      When Alice plays "Where No One Has Gone Before" [theirs] on "Borg Ship" [other]
      And Alice ends the turn
      And Alice chooses "Borg Ship" [first]
      Then "Borg Ship" [other] is now at "Excavation"
      And "Borg Ship" [first] is now in Bob's discard pile
      And "Where No One Has Gone Before" [theirs] is still on "Borg Ship" [other]
      And nothing else has changed

    Example: it is played on the Borg Ship, and on no other ship
      Given Alice has:
        | card                         | where           |
        | Where No One Has Gone Before | in Alice's hand |
        | Runabout                     | at "Excavation" |
      Then these are illegal:
        | action                                                   |
        | Alice plays "Where No One Has Gone Before" on "Runabout" |
      When Alice plays "Where No One Has Gone Before" on "Borg Ship" [first]
      Then that is legal
      And "Where No One Has Gone Before" is now on "Borg Ship" [first]
      And nothing else has changed

  @ruling=faq96-323-borg-ship-26
  Rule: Held by a Q-Net the Borg Ship attacks once a turn, when it tries to move at the end

    Background:
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Plunder Site   |
        | Q-Net          |
        | Survey Mission |
        | Evacuation     |

    Example: it cannot leave, and turns on what is there
      Given Alice has:
        | card              | where             |
        | U.S.S. Enterprise | at "Plunder Site" |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice ends the turn
      Then "U.S.S. Enterprise" has been destroyed
      And "Borg Ship" is still at "Plunder Site"

    @question=borg-ship-held-by-a-q-net
    Example: what comes there in the course of the turn is attacked at its end
      Given Alice has:
        | card        | where                |
        | I.K.C. Vorn | at "Excavation"      |
        | Klag        | aboard "I.K.C. Vorn" |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "I.K.C. Vorn" to "Plunder Site"
      Then "I.K.C. Vorn" is now at "Plunder Site"
      When Alice ends the turn
      Then "I.K.C. Vorn" has been destroyed
      And "Klag" is now in Alice's discard pile
      And "Borg Ship" is now targeting "Evacuation"
      And nothing else has changed

    @reading=borg-ship-held-by-a-q-net/on-arrival
    Example: what comes there is attacked at once
      Given Alice has:
        | card        | where                |
        | I.K.C. Vorn | at "Excavation"      |
        | Klag        | aboard "I.K.C. Vorn" |
      And Bob has:
        | card      | where             |
        | Borg Ship | at "Plunder Site" |
      When Alice moves "I.K.C. Vorn" to "Plunder Site"
      Then "I.K.C. Vorn" has been destroyed
