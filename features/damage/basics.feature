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
