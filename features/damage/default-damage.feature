Feature: Damage that no tactic states
  Two cards from the Battle Bridge, four for a direct hit, and what is left where it runs out.

  Background:
    Given the spaceline:
      | mission                     |
      | Study Badlands |
      | Explore Black Cluster       |

  @ruling=1eD-damage-36
  Rule: Where no current tactic says it, damage is two cards from the Battle Bridge

    @part=ship
    Example: a mine is worth two of three cards
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Target Shields    |
        | Maximum Firepower |
        | Target Engines    |
      When Alice attempts "Explore Black Cluster"
      Then "Target Shields" and "Maximum Firepower" are now on "U.S.S. Enterprise"
      And "Target Engines" is still in Bob's Battle Bridge
      And "U.S.S. Enterprise" is now damaged
      And "U.S.S. Enterprise" and "Calloway" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

    @part=facility @frame=many
    Example: damage to an outpost is two cards as well
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Weak Post | facility | outpost | Romulan      | 5       |
      And Alice has:
        | card               | where                      |
        | I.K.S. Negh'Var    | at "Explore Black Cluster" |
        | Kurn               | aboard "I.K.S. Negh'Var"   |
        | Battle Bridge Door | on the table               |
      And Bob has:
        | card      | where                      |
        | Weak Post | at "Explore Black Cluster" |
      And Alice's Battle Bridge holds in order:
        | card              |
        | Target Shields    |
        | Maximum Firepower |
        | Target Engines    |
      When Alice attacks "Weak Post" with "I.K.S. Negh'Var"
      And Alice chooses none
      Then "Weak Post" is now damaged
      And Alice's Battle Bridge now holds one card

  @ruling=1eD-damage-37
  Rule: For a direct hit it is four

    Example: WEAPONS of more than twice the SHIELDS are worth four of five cards
      Given Alice has:
        | card               | where                            |
        | I.K.C. Hegh'ta     | at "Study Badlands" |
        | Klag               | aboard "I.K.C. Hegh'ta"          |
        | Battle Bridge Door | on the table                     |
      And Alice's Battle Bridge holds in order:
        | card                       |
        | Evasive Maneuvers          |
        | Full Phaser Spread         |
        | Maximum Firepower          |
        | Target Engines             |
        | Target Shields             |
        | Target Shields [other]     |
        | Pulse Disruptor            |
      And Bob has:
        | card            | where                            |
        | Yridian Shuttle | at "Study Badlands" |
      When Alice attacks "Yridian Shuttle" with "I.K.C. Hegh'ta"
      And Alice chooses none
      Then "Maximum Firepower", "Target Engines" and "Target Shields" are now on "Yridian Shuttle"
      And "Target Shields" [other] is now on "Yridian Shuttle"
      And "Pulse Disruptor" is still in Alice's Battle Bridge
      And "Yridian Shuttle" is now damaged
      And "Evasive Maneuvers" and "Full Phaser Spread" are now face up
      And "I.K.C. Hegh'ta", "Klag" and "Yridian Shuttle" are now stopped
      And nothing else has changed

  @ruling=1eD-damage-38
  Rule: A dilemma is worth two cards

    @frame=many
    Example: a mine that damages Alice's ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Target Engines    |
        | Maximum Firepower |
        | Target Shields    |
      When Alice attempts "Explore Black Cluster"
      Then "Target Engines" and "Maximum Firepower" are now on "U.S.S. Enterprise"
      And "Target Shields" is still in Bob's Battle Bridge

  @ruling=1eD-damage-39
  Rule: Whoever plays no tactic in a battle does the same damage

    @frame=many
    Example: two cards for a hit
      Given Alice has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And Bob has:
        | card            | where                            |
        | Yridian Shuttle | at "Study Badlands" |
      And Alice's Battle Bridge holds in order:
        | card                   |
        | Evasive Maneuvers      |
        | Full Phaser Spread     |
        | Maximum Firepower      |
        | Target Shields         |
        | Target Engines         |
        | Target Shields [other] |
      And Alice has:
        | card          | where                            |
        | I.K.S. K'Vort | at "Study Badlands" |
        | Klag          | aboard "I.K.S. K'Vort"           |
      When Alice attacks "Yridian Shuttle" with "I.K.S. K'Vort"
      And Alice chooses none
      Then "Maximum Firepower" and "Target Shields" are now on "Yridian Shuttle"
      And "Target Engines" and "Target Shields" [other] are still in Alice's Battle Bridge

    @frame=many
    Example: four for a direct hit
      Given Alice has:
        | card               | where        |
        | Battle Bridge Door | on the table |
      And Bob has:
        | card            | where                            |
        | Yridian Shuttle | at "Study Badlands" |
      And Alice's Battle Bridge holds in order:
        | card                   |
        | Evasive Maneuvers      |
        | Full Phaser Spread     |
        | Maximum Firepower      |
        | Target Shields         |
        | Target Engines         |
        | Target Shields [other] |
      And Alice has:
        | card           | where                            |
        | I.K.C. Hegh'ta | at "Study Badlands" |
        | Klag           | aboard "I.K.C. Hegh'ta"          |
      When Alice attacks "Yridian Shuttle" with "I.K.C. Hegh'ta"
      And Alice chooses none
      Then "Maximum Firepower", "Target Shields" and "Target Engines" are now on "Yridian Shuttle"
      And "Target Shields" [other] is now on "Yridian Shuttle"

  @ruling=1eD-damage-40
  Rule: What is marked is not turned around as well

    Example: the ship with two markers keeps its RANGE
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
      And Bob's Battle Bridge holds in order:
        | card              |
        | Target Shields    |
        | Maximum Firepower |
      When Alice attempts "Explore Black Cluster"
      Then the RANGE of "U.S.S. Enterprise" is 9
      And the HULL integrity of "U.S.S. Enterprise" is 80

    @frame=many
    Example: an outpost that is marked is not turned around as well
      Given these made-up cards:
        | card      | type     | class   | affiliations | shields |
        | Weak Post | facility | outpost | Romulan      | 5       |
      And Alice has:
        | card               | where                      |
        | I.K.S. Negh'Var    | at "Explore Black Cluster" |
        | Kurn               | aboard "I.K.S. Negh'Var"   |
        | Battle Bridge Door | on the table               |
      And Bob has:
        | card      | where                      |
        | Weak Post | at "Explore Black Cluster" |
      And Alice's Battle Bridge holds in order:
        | card                   |
        | Target Engines [one]   |
        | Target Engines [other] |
      When Alice attacks "Weak Post" with "I.K.S. Negh'Var"
      And Alice chooses none
      Then the HULL integrity of "Weak Post" is 50

  @ruling=1eD-damage-18
  Rule: Whose tactics all mark something does no more damage

    Example: the mine does nothing to a second ship
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
        | Runabout          | at "Explore Black Cluster" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
        | Target Engines     | on "Runabout"                 |
        | Target Shields     | on "Runabout"                 |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "U.S.S. Enterprise" is still not damaged
      And "U.S.S. Enterprise" and "Calloway" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed

  @ruling=1eD-damage-19
  Rule: He damages again when markers are back in his Battle Bridge

    @part=more @frame=many
    Example: the shuttle is repaired, and its markers come to lie on another ship
      Given Alice has:
        | card               | where                            |
        | U.S.S. Enterprise  | at "Explore Black Cluster"       |
        | Calloway           | aboard "U.S.S. Enterprise"       |
        | Runabout           | at "Study Badlands" |
        | Giusti             | aboard "Runabout"                |
        | Federation Outpost | at "Study Badlands" |
        | Spacedock          | on "Federation Outpost"          |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
        | Target Engines     | on "Runabout"                 |
        | Target Shields     | on "Runabout"                 |
      When Alice docks "Runabout" at "Federation Outpost"
      Then "Runabout" is now not damaged
      And "Target Engines" and "Target Shields" are now in Bob's Battle Bridge
      When Alice attempts "Explore Black Cluster"
      Then "Target Engines" and "Target Shields" are now on "U.S.S. Enterprise"

    @part=one @frame=many
    Example: one is back, and hits with it
      Given these made-up cards:
        | card          | type      | affiliations | range | weapons | shields | classification | tactic            |
        | Heavy Cruiser | ship      | Klingon      | 7     | 9       | 5       |                |                   |
        | Light Barge   | ship      | Bajoran      | 7     | 2       | 6       |                |                   |
        | Captain Grell | personnel | Klingon      |       |         |         | OFFICER        |                   |
        | Hard to Port  | tactic    |              |       |         |         |                | hit this, HULL 20 |
      And Alice has:
        | card               | where                  |
        | Heavy Cruiser      | at "Study Badlands"    |
        | Captain Grell      | aboard "Heavy Cruiser" |
        | Battle Bridge Door | on the table           |
        | Hard to Port       | on "Runabout"          |
      And Bob has:
        | card               | where                   |
        | Light Barge        | at "Study Badlands"     |
        | Runabout           | at "Study Badlands"     |
        | Giusti             | aboard "Runabout"       |
        | Federation Outpost | at "Study Badlands"     |
        | Spacedock          | on "Federation Outpost" |
      And it is Bob's turn
      When Bob docks "Runabout" at "Federation Outpost"
      Then "Hard to Port" is now in Alice's Battle Bridge
      When Bob ends the turn
      And Alice attacks "Light Barge" with "Heavy Cruiser"
      And Alice chooses "Hard to Port"
      Then "Hard to Port" is now on "Light Barge"
      And "Light Barge" is now damaged

  @ruling=1eD-damage-20
  Rule: A Battle Bridge that has run out does not let him turn ships around

    Example: the ship with all of Bob's markers on it keeps what they leave of its RANGE
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Calloway          | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Gravitic Mine      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
        | Target Engines     | on "U.S.S. Enterprise"        |
        | Target Shields     | on "U.S.S. Enterprise"        |
      When Alice attempts "Explore Black Cluster"
      Then the RANGE of "U.S.S. Enterprise" is 7
      And the HULL integrity of "U.S.S. Enterprise" is 75
      And "U.S.S. Enterprise" and "Calloway" are now stopped
      And "Gravitic Mine" is now in Bob's discard pile
      And nothing else has changed
