Feature: What is damaged, and what is repaired
  Who is killed with a ship, and what a second damage asks of those who repair.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=faq96-351-ship-damage-upon-a-half-repaired-ship-01
  Rule: Whoever is aboard is killed with the ship, and what lies there is only lost

    @frame=open
    Example: Worf and his tricorder go down with the Runabout
      Given Alice has:
        | card      | where             | state   |
        | Runabout  | at "Excavation"   | damaged |
        | Worf      | aboard "Runabout" |         |
        | Tricorder | aboard "Runabout" |         |
      And Bob has:
        | card   | where           |
        | Bortas | at "Excavation" |
        | Gowron | aboard "Bortas" |
      And it is Bob's turn
      When Bob attacks "Runabout" with "Bortas"
      Then "Worf" has been killed
      And "Tricorder" is now in Alice's discard pile
      And "Tricorder" has not been killed

  @ruling=custom-damage-21
  Rule: A ship that is damaged anew takes two full turns anew

    Background:
      Given these made-up cards:
        | card   | type     | class   | affiliations | range | weapons | shields |
        | Haven  | facility | outpost | Federation   |       |         | 0       |
        | Skiff  | ship     |         | Federation   | 8     | 0       | 6       |
        | Reaver | ship     |         | Klingon      | 8     | 7       | 5       |
      And it is Bob's turn

    @frame=many
    Example: Skiff was repaired, and is hit again
      Given Alice has:
        | card  | where             | state   |
        | Haven | at "Excavation"   |         |
        | Skiff | docked at "Haven" | damaged |
      And Bob has:
        | card   | where           |
        | Reaver | at "Excavation" |
        | Kurn   | aboard "Reaver" |
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Skiff" is no longer damaged
      When Bob attacks "Skiff" with "Reaver"
      And Bob ends the turn
      And Alice ends the turn
      Then "Skiff" is still damaged
      When Bob ends the turn
      And Alice ends the turn
      Then "Skiff" is no longer damaged

    @frame=many
    Example: the turn that Skiff was docked before it was hit does not count
      Given Alice has:
        | card  | where             |
        | Haven | at "Excavation"   |
        | Skiff | docked at "Haven" |
      And Bob has:
        | card   | where           |
        | Reaver | at "Excavation" |
        | Kurn   | aboard "Reaver" |
      When Bob ends the turn
      And Alice ends the turn
      And Bob attacks "Skiff" with "Reaver"
      And Bob ends the turn
      And Alice ends the turn
      Then "Skiff" is still damaged
      When Bob ends the turn
      And Alice ends the turn
      Then "Skiff" is no longer damaged
