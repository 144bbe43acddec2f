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

      Examples: Seeded by the opponent, and by the player of the ship
        | player |
        | Bob    |
        | Alice  |

  @ruling=1eD-damage-05
  Rule: Damage by whatever else is marked

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
