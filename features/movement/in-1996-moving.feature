Feature: How ships move in 1996
  One after another, and whoever is aboard comes along.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
      | Plunder Site   |

  @ruling=faq96-21-fleet-movement-01
  Rule: Each ship that passes the Q-Net has 2 Diplomacy aboard

    Background:
      Given Bob has:
        | card  | where                                     |
        | Q-Net | between "Excavation" and "Relief Mission" |

    Example: Picard comes past it, and the ship that came with his does not
      Given Alice has:
        | card            | where                  |
        | U.S.S. Oberth   | at "Excavation"        |
        | Jean-Luc Picard | aboard "U.S.S. Oberth" |
        | Runabout        | at "Excavation"        |
        | Deanna Troi     | aboard "Runabout"      |
      When Alice moves "Runabout" to "Relief Mission"
      Then that is illegal
      When Alice moves "U.S.S. Oberth" to "Relief Mission"
      Then "U.S.S. Oberth" is now at "Relief Mission"
      When Alice moves "Runabout" to "Relief Mission"
      Then that is illegal
      And nothing else has changed

    Example: two of Diplomacy 1 get their ship past it, which neither could alone
      Given Alice has:
        | card              | where                  |
        | Runabout [first]  | at "Excavation"        |
        | Deanna Troi       | aboard "Runabout" [first] |
        | Worf              | aboard "Runabout" [first] |
        | Runabout [second] | at "Excavation"        |
        | William T. Riker  | aboard "Runabout" [second] |
      When Alice moves "Runabout" [second] to "Relief Mission"
      Then that is illegal
      When Alice moves "Runabout" [first] to "Relief Mission"
      Then "Runabout" [first] is now at "Relief Mission"
      And nothing else has changed

    Example: it is so of a Q-Net that Alice has played herself
      Given Alice has:
        | card            | where                                       |
        | Q-Net           | between "Relief Mission" and "Plunder Site" |
        | U.S.S. Oberth   | at "Relief Mission"                         |
        | Jean-Luc Picard | aboard "U.S.S. Oberth"                      |
        | Runabout        | at "Relief Mission"                         |
        | Deanna Troi     | aboard "Runabout"                           |
      When Alice moves "Runabout" to "Plunder Site"
      Then that is illegal
      When Alice moves "U.S.S. Oberth" to "Plunder Site"
      Then "U.S.S. Oberth" is now at "Plunder Site"
      And nothing else has changed

    Example: a ship that is drawn along at the end of the turn does not pass it by the Diplomacy of another ship
      Given the spaceline:
        | mission        |
        | Survey Mission |
      And Alice has:
        | card            | where                  |
        | Cha'Joh         | at "Excavation"        |
        | B'iJik          | aboard "Cha'Joh"       |
        | U.S.S. Oberth   | at "Excavation"        |
        | Jean-Luc Picard | aboard "U.S.S. Oberth" |
      And Bob has:
        | card       | where        | state                      |
        | Cytherians | on "Cha'Joh" | targeting "Survey Mission" |
      When play goes on until Bob's turn
      Then "Cha'Joh" is still at "Excavation"

  @ruling=faq96-21-fleet-movement-02
  Rule: Ships move one at a time, each by an action of its own

    Example: the ship beside the one that moves comes by itself, and later
      Given Alice has:
        | card              | where                      |
        | Runabout [first]  | at "Excavation"            |
        | Worf              | aboard "Runabout" [first]  |
        | Runabout [second] | at "Excavation"            |
        | Taitt             | aboard "Runabout" [second] |
      When Alice moves "Runabout" [first] to "Relief Mission"
      Then "Runabout" [first] is now at "Relief Mission"
      And "Runabout" [second] is still at "Excavation"
      When Alice moves "Runabout" [second] to "Relief Mission"
      Then "Runabout" [second] is now at "Relief Mission"
      And nothing else has changed

    Example: no act moves both ships
      Given Alice has:
        | card              | where                      |
        | Runabout [first]  | at "Excavation"            |
        | Worf              | aboard "Runabout" [first]  |
        | Runabout [second] | at "Excavation"            |
        | Taitt             | aboard "Runabout" [second] |
      When Alice moves "Runabout" [first] and "Runabout" [second] to "Relief Mission"
      Then that is illegal
      When Alice moves "Runabout" [first] to "Relief Mission"
      Then "Runabout" [first] is now at "Relief Mission"
      And nothing else has changed

  @ruling=faq96-21-ship-hopping-01
  Rule: A personnel may go down the spaceline on several ships in one turn

    Example: Data comes further than either of the ships that take him
      Given Alice has:
        | card              | where                      |
        | Runabout [first]  | at "Excavation"            |
        | Worf              | aboard "Runabout" [first]  |
        | Runabout [second] | at "Relief Mission"        |
        | Taitt             | aboard "Runabout" [second] |
        | Data              | on "Excavation"            |
      When Alice beams "Data" aboard "Runabout" [first]
      And Alice moves "Runabout" [first] to "Relief Mission"
      And Alice beams "Data" aboard "Runabout" [second]
      And Alice moves "Runabout" [second] to "Plunder Site"
      Then "Runabout" [second] is now at "Plunder Site"
      And "Data" is still aboard "Runabout" [second]
      And "Runabout" [first] is still at "Relief Mission"
      And nothing else has changed

  @ruling=faq96-351-warp-speed-01
  Rule: RANGE is how far a ship goes in a turn, and not how fast

    @frame=many
    Example: two short moves use it up as one long move would
      Given Alice has:
        | card     | where                 |
        | Runabout | at "Excavation"       |
        | Worf     | aboard "Runabout"     |
      When Alice moves "Runabout" to "Plunder Site"
      Then the remaining RANGE of "Runabout" is 3
      When Alice moves "Runabout" to "Excavation"
      Then that is illegal
      When Alice moves "Runabout" to "Relief Mission"
      Then the remaining RANGE of "Runabout" is 1
      When Alice ends the turn
      And Bob ends the turn
      Then the remaining RANGE of "Runabout" is 7
      When Alice moves "Runabout" to "Excavation"
      Then "Runabout" is now at "Excavation"
      And the remaining RANGE of "Runabout" is 4

  @ruling=faq96-351-reporting-01
  Rule: A ship may move in the turn in which it came into play at an outpost

    Example: it moves as soon as there is somebody aboard who flies it
      Given Alice has:
        | card               | where                       |
        | Federation Outpost | at "Excavation"             |
        | Worf               | aboard "Federation Outpost" |
        | Runabout           | in hand                     |
      When Alice reports "Runabout" to "Federation Outpost"
      Then "Runabout" is now docked at "Federation Outpost"
      And these are illegal:
        | action                                   |
        | Alice moves "Runabout" to "Relief Mission" |
      When Alice walks "Worf" aboard "Runabout"
      And Alice undocks "Runabout" from "Federation Outpost"
      And Alice moves "Runabout" to "Relief Mission"
      Then "Runabout" is now at "Relief Mission"
      And "Worf" is still aboard "Runabout"
      And nothing else has changed
