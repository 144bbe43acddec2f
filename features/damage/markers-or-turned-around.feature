Feature: How damage is shown
  Whoever uses a Battle Bridge marks with its cards what he damages; whoever uses none turns the ship around.

  Background:
    Given the spaceline:
      | mission                     |
      | Study Badlands |
      | Explore Black Cluster       |
      | Study Plasma Streamer       |

  @ruling=1eD-damage-01
  Rule: Whoever uses a Battle Bridge marks what he damages with cards from there

    Background:
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |

    @part=ship
    Example: Bob's tactics come to lie on the ship
      Given Bob has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Engines    |
        | Target Shields    |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now damaged
      And "Maximum Firepower" and "Target Engines" are now on "U.S.S. Enterprise"
      And "Target Shields" is still in Bob's Battle Bridge
      And "U.S.S. Enterprise" and "Calloway" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

    @part=facility
    Example: hers come to lie on his outpost
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Weak Post | facility | outpost | Romulan      | 5       |
      And Alice has:
        | card                   | where                      |
        | I.K.S. Negh'Var        | at "Explore Black Cluster" |
        | Kurn                   | aboard "I.K.S. Negh'Var"   |
        | Battle Bridge Door     | on the table               |
      And Alice's Battle Bridge holds in order:
        | card               |
        | Evasive Maneuvers  |
        | Full Phaser Spread |
        | Target Engines     |
        | Maximum Firepower  |
      And Bob has:
        | card      | where                      |
        | Weak Post | at "Explore Black Cluster" |
      When Alice attacks "Weak Post" with "I.K.S. Negh'Var"
      And Alice chooses none
      Then "Weak Post" is now damaged
      And "Target Engines" and "Maximum Firepower" are now on "Weak Post"
      And "Evasive Maneuvers" and "Full Phaser Spread" are now face up
      And "I.K.S. Negh'Var", "Kurn" and "Weak Post" are now stopped
      And nothing else has changed

  @ruling=1eD-damage-02
  Rule: The Battle Bridge of the one marks only the other's ships

    Background:
      Given Bob has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Engines    |

    @frame=many
    Example: Bob's ship is turned around when Alice, who uses none, hits it
      Given Alice has:
        | card         | where                            |
        | I.K.S. K'Vort | at "Study Badlands" |
        | Klag         | aboard "I.K.S. K'Vort"           |
      And Bob has:
        | card                  | where                            |
        | Flaxian Scout Vessel  | at "Study Badlands" |
      When Alice attacks "Flaxian Scout Vessel" with "I.K.S. K'Vort"
      And Bob chooses none
      Then "Flaxian Scout Vessel" is now damaged
      And the RANGE of "Flaxian Scout Vessel" is 5
      And "Maximum Firepower" and "Target Engines" are now in Bob's Battle Bridge

    @frame=many
    Example: Alice's ship is marked when Bob's mine hits it
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Maximum Firepower" and "Target Engines" are now on "U.S.S. Enterprise"

  @ruling=1eD-damage-03
  Rule: A hit in battle is marked

    @part=ship
    Example: two markers lie on the ship that was hit, as the current tactic says
      Given Alice has:
        | card               | where                            |
        | I.K.S. K'Vort      | at "Study Badlands" |
        | Klag               | aboard "I.K.S. K'Vort"           |
        | Battle Bridge Door | on the table                     |
      And Alice's Battle Bridge holds in order:
        | card              |
        | Phaser Banks      |
        | Target Engines    |
        | Maximum Firepower |
        | Target Shields    |
      And Bob has:
        | card                 | where                            |
        | Flaxian Scout Vessel | at "Study Badlands" |
      When Alice attacks "Flaxian Scout Vessel" with "I.K.S. K'Vort"
      And Alice chooses "Phaser Banks"
      Then "Flaxian Scout Vessel" is now damaged
      And "Maximum Firepower" and "Target Shields" are now on "Flaxian Scout Vessel"
      And "I.K.S. K'Vort", "Klag" and "Flaxian Scout Vessel" are now stopped
      And "Phaser Banks" and "Target Engines" are now face up
      And nothing else has changed

    @part=facility
    Example: so they do on an outpost
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Weak Post | facility | outpost | Romulan      | 8       |
      And Alice has:
        | card               | where                    |
        | I.K.S. Negh'Var    | at "Study Badlands"      |
        | Kurn               | aboard "I.K.S. Negh'Var" |
        | Battle Bridge Door | on the table             |
      And Alice's Battle Bridge holds in order:
        | card              |
        | Phaser Banks      |
        | Target Engines    |
        | Maximum Firepower |
        | Target Shields    |
      And Bob has:
        | card      | where               |
        | Weak Post | at "Study Badlands" |
      When Alice attacks "Weak Post" with "I.K.S. Negh'Var"
      And Alice chooses "Phaser Banks"
      Then "Weak Post" is now damaged
      And "Maximum Firepower" and "Target Shields" are now on "Weak Post"
      And "I.K.S. Negh'Var", "Kurn" and "Weak Post" are now stopped
      And "Phaser Banks" and "Target Engines" are now face up
      And nothing else has changed

  @ruling=1eD-damage-04
  Rule: Damage by a dilemma is marked, whoever seeded it

    Scenario Outline: a mine that <player> seeded
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And <player> has:
        | card          | where                         |
        | Gravitic Mine | under "Explore Black Cluster" |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Engines    |
      When Alice attempts "Explore Black Cluster"
      Then "Maximum Firepower" and "Target Engines" are now on "U.S.S. Enterprise"
      And "U.S.S. Enterprise" is now damaged
      And "U.S.S. Enterprise" and "Calloway" are now stopped
      And "Gravitic Mine" is now in <player>'s discard pile
      And nothing else has changed

      @part=ship
      Examples: Seeded by the opponent
        | player |
        | Bob    |

      @part=own
      Examples: Seeded by the player of the ship
        | player |
        | Alice  |

    @part=facility
    Example: terrorists damage an outpost
      Given the spaceline:
        | mission    |
        | Excavation |
      And Alice has:
        | card               | where           |
        | Calloway           | on "Excavation" |
        | Federation Outpost | at "Excavation" |
      And Bob has:
        | card                | where              |
        | Battle Bridge Door  | on the table       |
        | Terrorist Explosion | under "Excavation" |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Engines    |
      When Alice attempts "Excavation"
      Then "Federation Outpost" is now damaged
      And "Maximum Firepower" and "Target Engines" are now on "Federation Outpost"
      And "Calloway" is now stopped
      And "Terrorist Explosion" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-damage-05
  Rule: Damage by whatever else is marked

    @part=event @part=ship
    Example: an event damages a ship that flies over it
      Given Alice has:
        | card     | where                            |
        | Runabout | at "Study Badlands" |
        | Calloway | aboard "Runabout"                |
      And Bob has:
        | card               | where                      |
        | Battle Bridge Door | on the table               |
        | Subspace Warp Rift | on "Explore Black Cluster" |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Shields    |
      When Alice moves "Runabout" to "Study Plasma Streamer"
      Then "Runabout" is now at "Study Plasma Streamer"
      And "Runabout" is now damaged
      And "Maximum Firepower" and "Target Shields" are now on "Runabout"
      And nothing else has changed

    @part=interrupt @frame=many
    Example: an interrupt damages a ship beside the one that explodes
      Given Alice has:
        | card     | where               |
        | Runabout | at "Study Badlands" |
      And Bob has:
        | card                   | where               |
        | Battle Bridge Door     | on the table        |
        | Flaxian Scout Vessel   | at "Study Badlands" |
        | Auto-Destruct Sequence | in hand             |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Maximum Firepower |
        | Target Shields    |
      And it is Bob's turn
      When Bob plays "Auto-Destruct Sequence" on "Flaxian Scout Vessel"
      And Bob ends the turn
      Then "Runabout" is now damaged
      And "Maximum Firepower" and "Target Shields" are now on "Runabout"
      And "Flaxian Scout Vessel" has been destroyed

    @part=objective @part=facility @frame=many
    Example: an objective damages an outpost in the Badlands
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Weak Post | facility | outpost | Romulan      | 5       |
      And Alice has:
        | card      | where               |
        | Weak Post | at "Study Badlands" |
        | Khazara   | at "Study Badlands" |
      And Bob has:
        | card                   | where        |
        | Battle Bridge Door     | on the table |
        | Navigate Plasma Storms | on the table |
      And Bob's Battle Bridge holds in order:
        | card                   |
        | Maximum Firepower      |
        | Target Shields         |
        | Target Engines         |
        | Target Shields [other] |
      And Alice's draw deck holds in order:
        | card              |
        | Disruptor Overload |
        | Tricorder         |
      When Alice ends the turn
      Then "Weak Post" and "Khazara" are now damaged
      And Bob's Battle Bridge now holds 0 cards

  @ruling=1eD-damage-21
  Rule: A hit by a player without a Battle Bridge turns the ship around

    Example: a ship that is hit has RANGE 5
      Given Alice has:
        | card          | where                  |
        | I.K.S. K'Vort | at "Study Badlands"    |
        | Klag          | aboard "I.K.S. K'Vort" |
      And Bob has:
        | card                 | where               |
        | Flaxian Scout Vessel | at "Study Badlands" |
      When Alice attacks "Flaxian Scout Vessel" with "I.K.S. K'Vort"
      Then "Flaxian Scout Vessel" is now damaged
      And the RANGE of "Flaxian Scout Vessel" is 5
      And "I.K.S. K'Vort", "Klag" and "Flaxian Scout Vessel" are now stopped
      And nothing else has changed

    @frame=many
    Example: the ship that fires is marked, since the other player has one
      Given Alice has:
        | card            | where                    |
        | I.K.C. Maht-H'a | at "Study Badlands"      |
        | Klag            | aboard "I.K.C. Maht-H'a" |
      And Bob has:
        | card               | where               |
        | Khazara            | at "Study Badlands" |
        | Mendak             | aboard "Khazara"    |
        | Battle Bridge Door | on the table        |
      And Bob's Battle Bridge holds in order:
        | card                   |
        | Maximum Firepower      |
        | Target Shields         |
        | Target Engines         |
        | Target Shields [other] |
      When Alice attacks "Khazara" with "I.K.C. Maht-H'a"
      And Bob chooses none
      And Bob chooses "I.K.C. Maht-H'a"
      Then the RANGE of "Khazara" is 5
      And "Target Engines" and "Target Shields" [other] are now on "I.K.C. Maht-H'a"

  @ruling=1eD-damage-22
  Rule: So does a card that damages, whose opponent uses no Battle Bridge

    @frame=many
    Example: a mine turns around the ship of a player who uses one himself, and marks the other's
      Given Alice has:
        | card               | where                      |
        | U.S.S. Enterprise  | at "Explore Black Cluster" |
        | Calloway           | aboard "U.S.S. Enterprise" |
        | Battle Bridge Door | on the table               |
        | Maximum Firepower  | in Battle Bridge           |
        | Target Shields     | in Battle Bridge           |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Subspace Warp Rift | on "Explore Black Cluster"    |
        | Runabout           | at "Study Badlands"           |
        | Giusti             | aboard "Runabout"             |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" is now damaged
      And the RANGE of "U.S.S. Enterprise" is 5
      When Alice ends the turn
      And Bob moves "Runabout" to "Study Plasma Streamer"
      Then "Maximum Firepower" and "Target Shields" are now on "Runabout"

    Example: an event turns around a ship that flies over it
      Given Alice has:
        | card     | where                            |
        | Runabout | at "Study Badlands" |
        | Calloway | aboard "Runabout"                |
      And Bob has:
        | card               | where                      |
        | Subspace Warp Rift | on "Explore Black Cluster" |
      When Alice moves "Runabout" to "Study Plasma Streamer"
      Then "Runabout" is now at "Study Plasma Streamer"
      And "Runabout" is now damaged
      And the RANGE of "Runabout" is 5
      And nothing else has changed
