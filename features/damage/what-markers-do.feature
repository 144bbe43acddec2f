Feature: What a damage marker does
  Some of it at once, some of it for as long as the marker lies there; HULL is looked at last.

  Background:
    Given the spaceline:
      | mission                     |
      | Study Badlands |
      | Explore Black Cluster       |
      | Excavation                  |

  @ruling=1eD-damage-08
  Rule: What is done at once is done when the marker is placed, and no more

    Example: one of the crew dies as the marker is placed
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Giusti            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
      And Bob's Battle Bridge holds in order:
        | card           |
        | Phaser Banks   |
        | Target Shields |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Calloway" from "Calloway" and "Giusti"
      Then "Calloway" has been killed
      And "Giusti" is still aboard "U.S.S. Enterprise"
      And "Calloway" is now in Alice's discard pile
      And "Phaser Banks" and "Target Shields" are still on "U.S.S. Enterprise"
      And "U.S.S. Enterprise" is still damaged
      And "U.S.S. Enterprise" and "Giusti" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-damage-09
  Rule: A casualty is one when the marker is placed, and none later

    Example: the turns go by, and nobody else dies
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Giusti            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
      And Bob's Battle Bridge holds in order:
        | card           |
        | Phaser Banks   |
        | Target Shields |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Giusti" from "Calloway" and "Giusti"
      And Alice ends the turn
      And Bob ends the turn
      Then "Giusti" has been killed
      And "Calloway" has not been killed

  @ruling=1eD-damage-11
  Rule: What is done for a time is done as long as the marker lies there

    @frame=many
    Example: the ship has less RANGE until it is repaired
      Given Alice has:
        | card               | where                            |
        | Runabout           | at "Study Badlands" |
        | Giusti             | aboard "Runabout"                |
        | Federation Outpost | at "Study Badlands" |
        | Spacedock          | on "Federation Outpost"          |
      And Bob has:
        | card               | where         |
        | Battle Bridge Door | on the table  |
        | Target Engines     | on "Runabout" |
      Then the RANGE of "Runabout" is 5
      When Alice docks "Runabout" at "Federation Outpost"
      Then the RANGE of "Runabout" is 7
      And "Runabout" is now not damaged
      And "Target Engines" is now in Bob's Battle Bridge

  @ruling=1eD-damage-12
  Rule: A marker lowers attributes of its ship while it is there

    Scenario Outline: "<marker>" leaves RANGE <range>, WEAPONS <weapons> and SHIELDS <shields>
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
      And Bob has:
        | card               | where                  |
        | Battle Bridge Door | on the table           |
        | <marker>           | on "U.S.S. Enterprise" |
      Then the RANGE of "U.S.S. Enterprise" is <range>
      And the WEAPONS of "U.S.S. Enterprise" are <weapons>
      And the SHIELDS of "U.S.S. Enterprise" are <shields>

      Examples: Each as its marker says
        | marker             | range | weapons | shields |
        | Phaser Banks       | 8     | 6       | 8       |
        | Maximum Firepower  | 9     | 8       | 7       |
        | Full Phaser Spread | 8     | 7       | 8       |

  @ruling=1eD-damage-13
  Rule: Transporters are off line while the marker is there

    @frame=many
    Example: nobody is beamed until the ship is repaired
      Given Alice has:
        | card               | where             |
        | Runabout           | at "Excavation"   |
        | Giusti             | aboard "Runabout" |
        | Federation Outpost | at "Excavation"   |
        | Spacedock          | on "Federation Outpost" |
      And Bob has:
        | card               | where         |
        | Battle Bridge Door | on the table  |
        | Maximum Firepower  | on "Runabout" |
      Then these are illegal:
        | action                              |
        | Alice beams "Giusti" to "Excavation" |
      When Alice docks "Runabout" at "Federation Outpost"
      And Alice undocks "Runabout"
      And Alice beams "Giusti" to "Excavation"
      Then "Giusti" is now on "Excavation"

  @ruling=1eD-damage-15
  Rule: What has no HULL left is destroyed

    @part=ship @frame=many
    Example: markers of 100 per cent destroy the ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
        | Crimson Forcefield | on "U.S.S. Enterprise"        |
        | Evasive Maneuvers  | on "U.S.S. Enterprise"        |
      And Bob's Battle Bridge holds in order:
        | card           |
        | Target Engines |
        | Target Shields |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" has been destroyed
      And "Worf" has been killed
      And "U.S.S. Enterprise" and "Worf" are now in Alice's discard pile

    @part=facility @frame=many
    Example: so do they an outpost
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Weak Post | facility | outpost | Romulan      | 5       |
      And Alice has:
        | card               | where                      |
        | I.K.S. Negh'Var    | at "Explore Black Cluster" |
        | Kurn               | aboard "I.K.S. Negh'Var"   |
        | Battle Bridge Door | on the table               |
        | Crimson Forcefield | on "Weak Post"             |
        | Evasive Maneuvers  | on "Weak Post"             |
      And Bob has:
        | card      | where                      |
        | Weak Post | at "Explore Black Cluster" |
      And Alice's Battle Bridge holds in order:
        | card           |
        | Target Engines |
        | Target Shields |
      When Alice attacks "Weak Post" with "I.K.S. Negh'Var"
      And Alice chooses none
      Then "Weak Post" has been destroyed

  @ruling=1eD-damage-16
  Rule: Copies of a marker both reduce attributes

    Example: two of them take 4 of RANGE
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
      And Bob has:
        | card                   | where                  |
        | Battle Bridge Door     | on the table           |
        | Target Engines [one]   | on "U.S.S. Enterprise" |
        | Target Engines [other] | on "U.S.S. Enterprise" |
      Then the RANGE of "U.S.S. Enterprise" is 5

    Example: they take as much once orders have begun
      Given it is Alice's orders
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
      And Bob has:
        | card                   | where                  |
        | Battle Bridge Door     | on the table           |
        | Target Engines [one]   | on "U.S.S. Enterprise" |
        | Target Engines [other] | on "U.S.S. Enterprise" |
      Then the RANGE of "U.S.S. Enterprise" is 5

  @ruling=1eD-damage-17
  Rule: Copies of a marker both reduce HULL

    @frame=many
    Example: two of 25 per cent leave 50
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
      And Bob's Battle Bridge holds in order:
        | card                   |
        | Target Engines [one]   |
        | Target Engines [other] |
      When Alice attempts "Explore Black Cluster"
      Then "Target Engines" [one] and "Target Engines" [other] are now on "U.S.S. Enterprise"
      And the HULL integrity of "U.S.S. Enterprise" is 50

  @ruling=1eD-damage-34
  Rule: What is off line may not be used

    Scenario Outline: with "<marker>" on the ship cloaking is <verdict>
      Given Alice has:
        | card        | where                |
        | I.K.C. Pagh | at "Excavation"      |
        | Klag        | aboard "I.K.C. Pagh" |
      And Bob has:
        | card               | where            |
        | Battle Bridge Door | on the table     |
        | <marker>           | on "I.K.C. Pagh" |
      When Alice cloaks "I.K.C. Pagh"
      Then that is <verdict>

      Examples: The Cloaking Device off line, and something else
        | marker             | verdict |
        | Crimson Forcefield | illegal |
        | Maximum Firepower  | legal   |

    Example: only markers put transporters off line
      Given Alice has:
        | card           | where             | state   |
        | Runabout       | at "Excavation"   | damaged |
        | Giusti         | aboard "Runabout" |         |
        | Pi             | at "Excavation"   |         |
        | Mendak         | aboard "Pi"       |         |
      And Bob has:
        | card               | where        |
        | Battle Bridge Door | on the table |
        | Maximum Firepower  | on "Pi"      |
      Then these are legal:
        | action                               |
        | Alice beams "Giusti" to "Excavation" |
      And these are illegal:
        | action                               |
        | Alice beams "Mendak" to "Excavation" |

  @ruling=1eD-damage-35
  Rule: Enhancements that are off line are all of no use

    Background:
      Given Alice has:
        | card                | where                      |
        | U.S.S. Voyager     | at "Explore Black Cluster" |
        | Bio-Neural Gel Pack | aboard "U.S.S. Voyager"   |
        | Expert Pilot        | on the table               |
        | Gibson              | aboard "U.S.S. Voyager"   |
        | Giusti              | aboard "U.S.S. Voyager"   |

    Example: neither the gel pack nor the pilot helps RANGE, and the gel pack helps SHIELDS
      Given Bob has:
        | card               | where                |
        | Battle Bridge Door | on the table         |
        | Target Engines     | on "U.S.S. Voyager" |
      Then the RANGE of "U.S.S. Voyager" is 7
      And the SHIELDS of "U.S.S. Voyager" are 9

  @ruling=1eD-damage-41
  Rule: What is done at once comes before HULL is looked at

    Example: two of the crew die before the ship does
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Giusti            | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
        | Crimson Forcefield | on "U.S.S. Enterprise"        |
        | Evasive Maneuvers  | on "U.S.S. Enterprise"        |
      And Bob's Battle Bridge holds in order:
        | card            |
        | Phaser Banks    |
        | Maximum Firepower |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Calloway" from "Calloway" and "Giusti"
      Then "Calloway" and "Giusti" have been killed
      And "U.S.S. Enterprise" has been destroyed

    Example: markers of 95 per cent leave the ship alive
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
        | Crimson Forcefield | on "U.S.S. Enterprise"        |
        | Evasive Maneuvers  | on "U.S.S. Enterprise"        |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Shields    |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is still at "Explore Black Cluster"
      And the HULL integrity of "U.S.S. Enterprise" is 5

    @frame=many
    Example: two of those in an outpost die before it does, in the turn of the other player
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Weak Post | facility | outpost | Romulan      | 5       |
      And Alice has:
        | card               | where                      |
        | I.K.S. Negh'Var    | at "Explore Black Cluster" |
        | Kurn               | aboard "I.K.S. Negh'Var"   |
        | Battle Bridge Door | on the table               |
        | Crimson Forcefield | on "Weak Post"             |
        | Evasive Maneuvers  | on "Weak Post"             |
      And Bob has:
        | card      | where                      |
        | Weak Post | at "Explore Black Cluster" |
        | Tarus     | aboard "Weak Post"         |
        | Palteth   | aboard "Weak Post"         |
      And Alice's Battle Bridge holds in order:
        | card              |
        | Phaser Banks      |
        | Maximum Firepower |
      When Alice attacks "Weak Post" with "I.K.S. Negh'Var"
      And Alice chooses none
      And chance chooses "Tarus" from "Tarus" and "Palteth"
      Then "Tarus" and "Palteth" have been killed
      And "Weak Post" has been destroyed

  @ruling=1eD-damage-10
  Rule: A download is done once, when the marker is placed

    @frame=many
    Example: Warp Core Breach comes to lie on the ship at once
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card                     | where                         |
        | Gravitic Mine            | under "Explore Black Cluster" |
        | Battle Bridge Door       | on the table                  |
        | Warp Core Breach         | in draw deck                  |
        | Warp Core Breach [other] | in draw deck                  |
      And Bob's Battle Bridge holds in order:
        | card            |
        | Picard Maneuver |
        | Target Shields  |
      When Alice attempts "Explore Black Cluster"
      And Bob chooses "Warp Core Breach"
      Then "Warp Core Breach" is now on "U.S.S. Enterprise"
      When Alice ends the turn
      Then "Warp Core Breach" [other] is still in Bob's draw deck

  @ruling=1eD-damage-06
  Rule: While a tactic marks a card, its upper part is not read

    @frame=many
    Example: the DEFENSE bonus of 2 on the marker is no help to the ship that it marks
      Given Alice has:
        | card               | where                            |
        | I.K.C. Hegh'ta     | at "Study Badlands" |
        | Klag               | aboard "I.K.C. Hegh'ta"           |
        | Battle Bridge Door | on the table                     |
        | Phaser Banks       | on "Bajoran Freighter"           |
      And Bob has:
        | card              | where                            |
        | Bajoran Freighter | at "Study Badlands" |
      And Alice's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Shields    |
        | Target Engines    |
      Then the SHIELDS of "Bajoran Freighter" are 5
      When Alice attacks "Bajoran Freighter" with "I.K.C. Hegh'ta"
      And Alice chooses none
      Then "Target Engines" is now on "Bajoran Freighter"

  @ruling=1eD-damage-14
  Rule: Most markers reduce HULL, and one need not

    Scenario Outline: "<marker>" leaves <hull> per cent
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
      And Bob has:
        | card               | where                  |
        | Battle Bridge Door | on the table           |
        | <marker>           | on "U.S.S. Enterprise" |
      Then the HULL integrity of "U.S.S. Enterprise" is <hull>

      Examples: With it and without
        | marker         | hull |
        | Target Engines | 75   |
        | Target Shields | 100  |
