Feature: Who leads, and who fires
  Whoever can do nothing leads nobody, and fires at nobody.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-battle-01
  Rule: A leader who takes no part leads nobody

    Scenario Outline: N'Vek is aboard with Mendak, who is <state>, and to attack is <verdict>
      Given Alice has:
        | card    | where            | state   |
        | Haakona | at "Excavation"  |         |
        | N'Vek   | aboard "Haakona" |         |
        | Mendak  | aboard "Haakona" | <state> |
      And Bob has:
        | card     | where           |
        | Runabout | at "Excavation" |
      When Alice attacks "Runabout" with "Haakona"
      Then that is <verdict>

      Examples: An OFFICER who can do nothing, and one who can
        | state       | verdict |
        | disabled    | illegal |
        | stopped     | illegal |
        | not stopped  | legal   |

  @ruling=custom-battle-95
  Rule: Whoever is disabled does not fire a ship's WEAPONS

    @frame=open
    Example: Tarus, who is disabled, is alone aboard, and nobody fires back
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Raider  | ship | Klingon      | 8     | 7       | 5       |
        | Cruiser | ship | Romulan      | 8     | 7       | 5       |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And Bob has:
        | card    | where            | state    |
        | Cruiser | at "Excavation"  |          |
        | Tarus   | aboard "Cruiser" | disabled |
      When Alice attacks "Cruiser" with "Raider"
      Then "Cruiser" is now damaged
      And "Raider" is still not damaged

  @ruling=custom-battle-100
  Rule: Whoever is disabled does not fire a facility's WEAPONS

    @frame=open
    Example: Tarus, who is disabled, is alone in Bastion, and nobody fires back
      Given these made-up cards:
        | card    | type     | class   | affiliations | range | weapons | shields |
        | Raider  | ship     |         | Klingon      | 8     | 7       | 5       |
        | Bastion | facility | outpost | Romulan      |       | 9       | 6       |
      And Alice has:
        | card   | where           |
        | Raider | at "Excavation" |
        | Kurn   | aboard "Raider" |
      And Bob has:
        | card    | where            | state    |
        | Bastion | at "Excavation"  |          |
        | Tarus   | aboard "Bastion" | disabled |
      When Alice attacks "Bastion" with "Raider"
      Then "Bastion" is now damaged
      And "Raider" is still not damaged
