Feature: Basic rules of damage and repair

  @ruling=custom-damage-20
  Rule: In 1996 two full turns at an outpost of its own repair a ship

    Example: the ship of the outpost's affiliation is whole after two, and the other one is not
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Runabout           | docked at "Federation Outpost" | damaged |
        | Yridian Shuttle    | docked at "Federation Outpost" | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is still damaged
      When Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is no longer damaged
      And "Yridian Shuttle" is still damaged
      And nothing else has changed

    @frame=many
    Example: a ship that is back in the middle of a turn has that turn for nothing
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Runabout           | docked at "Federation Outpost" | damaged |
        | Worf               | aboard "Runabout"              |         |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice undocks "Runabout" from "Federation Outpost"
      And Alice moves "Runabout" to "Relief Mission"
      And Alice ends the turn
      And Bob ends the turn
      And Alice moves "Runabout" to "Excavation"
      And Alice docks "Runabout" at "Federation Outpost"
      And Alice ends the turn
      Then "Runabout" is still damaged
      And "Runabout" is still docked at "Federation Outpost"

    Example: a ship at another location is not repaired meanwhile
      Given the spaceline:
        | mission        |
        | Excavation     |
        | Relief Mission |
      And Alice has:
        | card               | where               | state   |
        | Federation Outpost | at "Excavation"     |         |
        | U.S.S. Oberth      | at "Excavation"     | damaged |
        | Runabout           | at "Relief Mission" | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "U.S.S. Oberth" is no longer damaged
      And "Runabout" is still damaged
      And nothing else has changed

  @ruling=custom-damage-21
  Rule: Two full turns at an outpost of its own player repair a docked ship

    Background:
      Given the spaceline:
        | mission    |
        | Excavation |

    Example: the one that is docked is whole after two, and the one beside the outpost is not
      Given Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | U.S.S. Oberth      | docked at "Federation Outpost" | damaged |
        | Runabout           | at "Excavation"                | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      Then "U.S.S. Oberth" is still damaged
      When Alice ends the turn
      Then "U.S.S. Oberth" is no longer damaged
      And "Runabout" is still damaged
      And nothing else has changed

    Example: a Non-Aligned ship is repaired there as well
      Given Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Yridian Shuttle    | docked at "Federation Outpost" | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Yridian Shuttle" is no longer damaged
      And nothing else has changed

    @frame=many
    Example: a ship that takes the place of another in the middle of a turn has that turn for nothing
      Given Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | U.S.S. Oberth      | docked at "Federation Outpost" | damaged |
        | Geordi La Forge    | aboard "U.S.S. Oberth"         |         |
        | Runabout           | at "Excavation"                | damaged |
        | Worf               | aboard "Runabout"              |         |
      And it is Bob's turn
      When Bob ends the turn
      And Alice undocks "U.S.S. Oberth" from "Federation Outpost"
      And Alice docks "Runabout" at "Federation Outpost"
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is still damaged
      When Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is no longer damaged
      And "U.S.S. Oberth" is still damaged

  @ruling=custom-damage-24
  Rule: One full turn of two does half of the work

    Example: after one the ship is still damaged
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | U.S.S. Oberth      | docked at "Federation Outpost" | damaged |
      And it is Bob's turn
      When Bob ends the turn
      And Alice ends the turn
      Then "U.S.S. Oberth" is still damaged
      And nothing else has changed
