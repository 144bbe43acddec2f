Feature: Plasma Fire in 1996
  It damages its ship at the end of each turn of the ship's player.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And Alice has:
      | card     | where               |
      | Runabout | at "Relief Mission" |
      | Calloway | aboard "Runabout"   |
    And Bob has:
      | card        | where   |
      | Plasma Fire | in hand |

  @ruling=faq96-38-plasma-fire-01
  Rule: Plasma Fire damages the ship at the end of each of its player's turns, beginning with the next one

    @frame=open
    Example: Bob sets the Runabout on fire, and at the end of Alice's turn it is damaged
      Given it is Bob's turn
      When Bob plays "Plasma Fire" on "Runabout"
      And Bob ends the turn
      Then "Runabout" is still not damaged
      When Alice ends the turn
      Then "Runabout" is now damaged
      When Bob ends the turn
      Then "Runabout" is still damaged
      When Alice ends the turn
      Then "Runabout" has been destroyed

  @ruling=faq96-38-plasma-fire-02
  Rule: A ship that Plasma Fire damages for the second time is destroyed

    @frame=open
    Example: nobody puts the fire out
      Given Bob has:
        | card                 | where         |
        | Plasma Fire [raging] | on "Runabout" |
      And "Runabout" is damaged
      When Alice ends the turn
      Then "Runabout" has been destroyed
      And "Calloway" has been killed

  @ruling=faq96-38-plasma-fire-03
  Rule: A ship that is repaired in between lives on, and SECURITY puts the fire out

    @part=repair @frame=open
    Example: the Spacedock repairs the Runabout, which is damaged again and no more
      Given Alice has:
        | card               | where                   |
        | Federation Outpost | at "Excavation"         |
        | Spacedock          | on "Federation Outpost" |
      And it is Bob's turn
      When Bob plays "Plasma Fire" on "Runabout"
      And Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is now damaged
      When Bob ends the turn
      And Alice moves "Runabout" to "Excavation"
      And Alice docks "Runabout" at "Federation Outpost"
      Then "Runabout" is no longer damaged
      When Alice ends the turn
      Then "Runabout" is now damaged
      And "Runabout" has not been destroyed

    @part=security @frame=open
    Example: Worf puts it out
      Given Alice has:
        | card | where             |
        | Worf | aboard "Runabout" |
      And it is Bob's turn
      When Bob plays "Plasma Fire" on "Runabout"
      And Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is still not damaged
      And "Plasma Fire" is now in Bob's discard pile
