Feature: Walls and wrecks of ships, as printed
  What adds to ships, and what suspends that.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-499
  Rule: Wall of Ships adds to every Enterprise of its player's

    Example: two of them add twice, and to no other ship
      Given Alice has:
        | card                | where           |
        | U.S.S. Enterprise   | at "Excavation" |
        | Runabout            | at "Excavation" |
        | Wall of Ships [one] | on the table    |
        | Wall of Ships [two] | on the table    |
      And Bob has:
        | card                | where           |
        | Starship Enterprise | at "Excavation" |
      Then the RANGE of "U.S.S. Enterprise" is 11
      And the WEAPONS of "U.S.S. Enterprise" are 10
      And the SHIELDS of "U.S.S. Enterprise" are 11
      And the RANGE of "Runabout" is 7
      And the RANGE of "Starship Enterprise" is 6

  @ruling=custom-cards-495
  Rule: Shipwreck suspends what is added to ships until the end of the turn

    @frame=many
    Example: both players' ships are as printed, and the next turn they are not
      Given Alice has:
        | card              | where           |
        | Shipwreck         | in hand         |
        | Wall of Ships     | on the table    |
        | U.S.S. Enterprise | at "Excavation" |
      And Bob has:
        | card                    | where           |
        | Wall of Ships           | on the table    |
        | U.S.S. Enterprise [his] | at "Excavation" |
      When Alice plays "Shipwreck"
      Then the WEAPONS of "U.S.S. Enterprise" are 8
      And the SHIELDS of "U.S.S. Enterprise" [his] are 9
      When Alice ends the turn
      Then the WEAPONS of "U.S.S. Enterprise" are 9
      And the SHIELDS of "U.S.S. Enterprise" [his] are 10

  @ruling=custom-cards-496
  Rule: Shipwreck may be played as a battle begins

    @frame=many
    Example: the SHIELDS that were to save the ship are suspended
      Given these made-up cards:
        | card   | type | affiliations | range | weapons | shields |
        | Raider | ship | Klingon      | 8     | 10      | 5       |
      And Alice has:
        | card      | where           |
        | Shipwreck | in hand         |
        | Raider    | at "Excavation" |
        | Kurn      | aboard "Raider" |
      And Bob has:
        | card                | where           |
        | U.S.S. Enterprise   | at "Excavation" |
        | Wall of Ships [one] | on the table    |
        | Wall of Ships [two] | on the table    |
      When Alice attacks "U.S.S. Enterprise" with "Raider"
      And Alice responds with "Shipwreck"
      Then "U.S.S. Enterprise" is now damaged

  @ruling=custom-cards-497
  Rule: Shipwreck nullifies every Wall of Ships in play

    Example: one of hers, and two of Bob's
      Given Alice has:
        | card                 | where        |
        | Shipwreck            | in hand      |
        | Wall of Ships [hers] | on the table |
        | Red Alert!           | on the table |
      And Bob has:
        | card                | where        |
        | Wall of Ships [one] | on the table |
        | Wall of Ships [two] | on the table |
      When Alice plays "Shipwreck" on "Wall of Ships" [one]
      Then "Wall of Ships" [one] and "Wall of Ships" [two] are now in Bob's discard pile
      And "Wall of Ships" [hers] and "Shipwreck" are now in Alice's discard pile
      And nothing else has changed
