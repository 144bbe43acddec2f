Feature: A stalled ship in battle
  It attacks and fires back as others do.

  @ruling=1eS-ship-staffing-30
  Rule: A stalled ship still attacks and defends itself

    Background:
      Given these made-up cards:
        | card    | type | affiliations | staffing     | range | weapons | shields |
        | Raider  | ship | Klingon      | staff, staff | 7     | 6       | 5       |
        | Bulwark | ship | Romulan      | staff        | 7     | 6       | 5       |
      And the spaceline:
        | mission    |
        | Excavation |

    @part=attack
    Example: Divok has left the Raider, and Klag attacks
      Given Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Klag   | aboard "Raider" |
        | Divok  | aboard "Raider" |
      And Bob has:
        | card    | where            |
        | Bulwark | at "Excavation"  |
        | Mendak  | aboard "Bulwark" |
      When Alice beams "Divok" to "Excavation"
      Then "Divok" is now on "Excavation"
      When Alice attacks "Bulwark" with "Raider"
      And Bob chooses none
      Then "Bulwark" is now damaged
      And "Raider" and "Bulwark" are now stopped
      And "Klag" and "Mendak" are now stopped
      And nothing else has changed

    @part=defend
    Example: Klag alone fires back at the ship that attacks him
      Given Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Klag   | aboard "Raider" |
      And Bob has:
        | card    | where            |
        | Bulwark | at "Excavation"  |
        | Mendak  | aboard "Bulwark" |
      And it is Bob's turn
      When Bob attacks "Raider" with "Bulwark"
      And Alice chooses "Bulwark"
      Then "Raider" and "Bulwark" are now damaged
      And "Raider" and "Bulwark" are now stopped
      And "Klag" and "Mendak" are now stopped
      And nothing else has changed
