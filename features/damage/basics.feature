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
