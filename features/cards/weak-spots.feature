Feature: Weak spots, as printed
  What lessens the SHIELDS of a ship for a battle.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  @ruling=custom-cards-498
  Rule: Weak Spot is for a ship that two ships attack, and lessens its SHIELDS by four, or by what one card adds

    @frame=many
    Scenario Outline: SHIELDS 12 without <what> against WEAPONS <total>, and the ship is <damaged> damaged
      Given these made-up cards:
        | card   | type      | affiliations | classification | range | weapons   | shields |
        | Raider | ship      | Klingon      |                | 8     | <weapons> | 5       |
        | Rover  | ship      | Klingon      |                | 8     | 5         | 5       |
        | Expert | personnel | Federation   | SCIENCE        |       |           |         |
      And Alice has:
        | card            | where           |
        | Weak Spot [one] | in hand         |
        | Weak Spot [two] | in hand         |
        | Raider          | at "Excavation" |
        | Rover           | at "Excavation" |
        | Kurn            | aboard "Raider" |
        | Klag            | aboard "Rover"  |
      And Bob has:
        | card               | where                      |
        | U.S.S. Enterprise  | at "Excavation"            |
        | Expert             | aboard "U.S.S. Enterprise" |
        | Metaphasic Shields | on "U.S.S. Enterprise"     |
        | Wall of Ships      | on the table               |
      When Alice attacks "U.S.S. Enterprise" with "Raider" and "Rover"
      And Alice responds with "Weak Spot" [one] on "U.S.S. Enterprise"
      And Alice chooses the word "first"
      And Bob chooses none
      Then "U.S.S. Enterprise" is <damaged> damaged

      Examples:
        | what | total | weapons | damaged   |
        | four | 10    | 5       | now       |
        | four | 8     | 3       | still not |

    @frame=many
    Scenario Outline: SHIELDS 12 without what <card> adds against WEAPONS 11, and the ship is <damaged> damaged
      Given these made-up cards:
        | card   | type      | affiliations | classification | range | weapons | shields |
        | Raider | ship      | Klingon      |                | 8     | 6       | 5       |
        | Rover  | ship      | Klingon      |                | 8     | 5       | 5       |
        | Expert | personnel | Federation   | SCIENCE        |       |         |         |
      And Alice has:
        | card            | where           |
        | Weak Spot [one] | in hand         |
        | Weak Spot [two] | in hand         |
        | Raider          | at "Excavation" |
        | Rover           | at "Excavation" |
        | Kurn            | aboard "Raider" |
        | Klag            | aboard "Rover"  |
      And Bob has:
        | card               | where                      |
        | U.S.S. Enterprise  | at "Excavation"            |
        | Expert             | aboard "U.S.S. Enterprise" |
        | Metaphasic Shields | on "U.S.S. Enterprise"     |
        | Wall of Ships      | on the table               |
      When Alice attacks "U.S.S. Enterprise" with "Raider" and "Rover"
      And Alice responds with "Weak Spot" [one] on "U.S.S. Enterprise"
      And Alice chooses the word "second"
      And Alice chooses "<card>" from "Metaphasic Shields" and "Wall of Ships"
      And Bob chooses none
      Then "U.S.S. Enterprise" is <damaged> damaged

      Examples:
        | card               | damaged   |
        | Metaphasic Shields | now       |
        | Wall of Ships      | still not |

    @frame=many
    Example: two on one ship do no more than one
      Given these made-up cards:
        | card   | type      | affiliations | classification | range | weapons | shields |
        | Raider | ship      | Klingon      |                | 8     | 3       | 5       |
        | Rover  | ship      | Klingon      |                | 8     | 5       | 5       |
        | Expert | personnel | Federation   | SCIENCE        |       |         |         |
      And Alice has:
        | card            | where           |
        | Weak Spot [one] | in hand         |
        | Weak Spot [two] | in hand         |
        | Raider          | at "Excavation" |
        | Rover           | at "Excavation" |
        | Kurn            | aboard "Raider" |
        | Klag            | aboard "Rover"  |
      And Bob has:
        | card               | where                      |
        | U.S.S. Enterprise  | at "Excavation"            |
        | Expert             | aboard "U.S.S. Enterprise" |
        | Metaphasic Shields | on "U.S.S. Enterprise"     |
        | Wall of Ships      | on the table               |
      When Alice attacks "U.S.S. Enterprise" with "Raider" and "Rover"
      And Alice responds with "Weak Spot" [one] on "U.S.S. Enterprise"
      And Alice chooses the word "first"
      And Alice responds with "Weak Spot" [two] on "U.S.S. Enterprise"
      And Alice chooses the word "first"
      And Bob chooses none
      Then "U.S.S. Enterprise" is still not damaged

    Scenario Outline: two of hers attack a scout of Bob's, and to play it on the <target> is <verdict>
      Given these made-up cards:
        | card    | type | affiliations | range | weapons | shields |
        | Raider  | ship | Klingon      | 8     | 5       | 5       |
        | Rover   | ship | Klingon      | 8     | 5       | 5       |
        | Scout   | ship | Romulan      | 8     | 5       | 5       |
        | Warbird | ship | Romulan      | 8     | 5       | 5       |
      And Alice has:
        | card      | where           |
        | Weak Spot | in hand         |
        | Raider    | at "Excavation" |
        | Rover     | at "Excavation" |
        | Kurn      | aboard "Raider" |
        | Klag      | aboard "Rover"  |
      And Bob has:
        | card    | where           |
        | Scout   | at "Excavation" |
        | Warbird | at "Excavation" |
      When Alice attacks "Scout" with "Raider" and "Rover"
      And Alice responds with "Weak Spot" on "<target>"
      Then that is <verdict>

      Examples: The one attacked, one that looks on, and one of the two
        | target  | verdict |
        | Scout   | legal   |
        | Warbird | illegal |
        | Raider  | illegal |

    Scenario Outline: her raider and her <second> attack a scout, and to play it on the scout is <verdict>
      Given these made-up cards:
        | card   | type     | class   | affiliations | range | weapons | shields |
        | Raider | ship     |         | Klingon      | 8     | 5       | 5       |
        | Rover  | ship     |         | Klingon      | 8     | 5       | 5       |
        | Post   | facility | outpost | Klingon      |       | 5       | 5       |
        | Scout  | ship     |         | Romulan      | 8     | 5       | 5       |
      And Alice has:
        | card      | where             |
        | Weak Spot | in hand           |
        | Raider    | at "Excavation"   |
        | <second>  | at "Excavation"   |
        | Kurn      | aboard "Raider"   |
        | Klag      | aboard "<second>" |
      And Bob has:
        | card  | where           |
        | Scout | at "Excavation" |
      When Alice attacks "Scout" with "Raider" and "<second>"
      And Alice responds with "Weak Spot" on "Scout"
      Then that is <verdict>

      Examples: A second ship, and an outpost
        | second | verdict |
        | Rover  | legal   |
        | Post   | illegal |

    Example: a ship that one attacks has none
      Given these made-up cards:
        | card   | type      | affiliations | classification | range | weapons | shields |
        | Raider | ship      | Klingon      |                | 8     | 5       | 5       |
        | Rover  | ship      | Klingon      |                | 8     | 5       | 5       |
        | Expert | personnel | Federation   | SCIENCE        |       |         |         |
      And Alice has:
        | card            | where           |
        | Weak Spot [one] | in hand         |
        | Weak Spot [two] | in hand         |
        | Raider          | at "Excavation" |
        | Rover           | at "Excavation" |
        | Kurn            | aboard "Raider" |
        | Klag            | aboard "Rover"  |
      And Bob has:
        | card               | where                      |
        | U.S.S. Enterprise  | at "Excavation"            |
        | Expert             | aboard "U.S.S. Enterprise" |
        | Metaphasic Shields | on "U.S.S. Enterprise"     |
        | Wall of Ships      | on the table               |
      When Alice attacks "U.S.S. Enterprise" with "Raider"
      And Alice responds with "Weak Spot" [one] on "U.S.S. Enterprise"
      Then that is illegal
