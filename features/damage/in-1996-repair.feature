Feature: Repair in 1996
  A ship is half repaired after one full turn, and whole after two.

  Background:
    Given the spaceline:
      | mission        |
      | Excavation     |
      | Relief Mission |
    And it is Bob's turn

  @ruling=faq96-355-repair-01
  Rule: A Non-Aligned ship is not repaired at an affiliated outpost

    Example: two full turns at the outpost of the Federation do nothing for the shuttle
      Given Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Yridian Shuttle    | docked at "Federation Outpost" | damaged |
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice ends the turn
      Then "Yridian Shuttle" is still damaged

  @ruling=faq96-355-repair-02
  Rule: A Spacedock repairs a Non-Aligned ship

    Example: the shuttle docks and is repaired
      Given Alice has:
        | card               | where                    | state   |
        | Federation Outpost | at "Excavation"          |         |
        | Spacedock          | on "Federation Outpost"  |         |
        | Yridian Shuttle    | at "Excavation"          | damaged |
        | Narik              | aboard "Yridian Shuttle" |         |
      And it is Alice's turn
      When Alice docks "Yridian Shuttle" at "Federation Outpost"
      Then "Yridian Shuttle" is no longer damaged
      And "Yridian Shuttle" is now docked at "Federation Outpost"
      And nothing else has changed

  Rule: A ship that is damaged before it is wholly repaired is destroyed

    Background:
      Given Bob has:
        | card   | where               |
        | Bortas | at "Relief Mission" |
        | Gowron | aboard "Bortas"     |

    @ruling=faq96-351-ship-damage-upon-a-half-repaired-ship-01 @frame=open
    Example: the Runabout leaves its outpost too early
      Given Alice has:
        | card               | where                          | state   |
        | Federation Outpost | at "Excavation"                |         |
        | Runabout           | docked at "Federation Outpost" | damaged |
        | Calloway           | aboard "Runabout"              |         |
      When Bob ends the turn
      And Alice ends the turn
      And Bob ends the turn
      And Alice undocks "Runabout" from "Federation Outpost"
      And Alice moves "Runabout" to "Relief Mission"
      And Alice ends the turn
      And Bob attacks "Runabout" with "Bortas"
      Then "Runabout" has been destroyed
      And "Calloway" has been killed

    @ruling=faq96-351-ship-damage-upon-a-half-repaired-ship-02 @frame=open
    Example: an Exocomp has repaired half of it
      Given Alice has:
        | card     | where               | state   |
        | Runabout | at "Relief Mission" | damaged |
        | Exocomp  | aboard "Runabout"   |         |
      When Bob ends the turn
      And Alice ends the turn
      And Bob attacks "Runabout" with "Bortas"
      Then "Runabout" has been destroyed

  Rule: An Exocomp repairs the ship that it is aboard

    @ruling=faq96-367-exocomp-repairs-on-a-moving-ship-01 @frame=open
    Example: the Runabout flies to and fro and is repaired
      Given Alice has:
        | card     | where             | state   |
        | Runabout | at "Excavation"   | damaged |
        | Exocomp  | aboard "Runabout" |         |
      When Bob ends the turn
      And Alice moves "Runabout" to "Relief Mission"
      And Alice ends the turn
      Then "Runabout" is still damaged
      When Bob ends the turn
      And Alice moves "Runabout" to "Excavation"
      And Alice ends the turn
      Then "Runabout" is no longer damaged

    @ruling=faq96-367-exocomps-cumulative-01 @frame=open
    Scenario Outline: <how many> Exocomps take two full turns, too
      Given Alice has:
        | card             | where             | state   |
        | Runabout         | at "Excavation"   | damaged |
        | Exocomp [first]  | aboard "Runabout" |         |
        | Exocomp [second] | aboard "Runabout" |         |
        | Exocomp [third]  | <third>           |         |
      When Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is still damaged
      When Bob ends the turn
      And Alice ends the turn
      Then "Runabout" is no longer damaged

      Examples:
        | how many | third             |
        | two      | on "Excavation"   |
        | three    | aboard "Runabout" |
