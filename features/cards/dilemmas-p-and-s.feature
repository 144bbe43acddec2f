Feature: Dilemmas as printed, P and S, continued
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-298
  Rule: Shaka, When the Walls Fell asks for 2 Diplomacy and CUNNING over 30

    @frame=differs
    Scenario Outline: <case> meet it, and it is <where>
      Given these made-up cards:
        | card   | type      | affiliations | skills    | cunning   |
        | Envoy  | personnel | Federation   | <skills>  | <cunning> |
        | Herald | personnel | Federation   | Diplomacy | 1         |
      And Alice has:
        | card   | where           |
        | Envoy  | on "Excavation" |
        | Herald | on "Excavation" |
      And Bob has:
        | card                       | where              |
        | Shaka, When the Walls Fell | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Shaka, When the Walls Fell" is <where>

      Examples: Number just met and just missed
        | case                        | skills    | cunning | where                     |
        | 2 Diplomacy with CUNNING 31 | Diplomacy | 30      | now in Bob's discard pile |
        | 2 Diplomacy with CUNNING 30 | Diplomacy | 29      | still under "Excavation"  |
        | Diplomacy with CUNNING 31   |           | 30      | still under "Excavation"  |

  @ruling=custom-cards-299
  Rule: Pup disables RANGE, WEAPONS and SHIELDS by turns, until 4 Computer Skill nullify it

    @frame=many
    Example: the three follow one another as its player's turns begin, and begin again
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card | where                         |
        | Pup  | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then the RANGE of "U.S.S. Enterprise" is now undefined
      When play goes on until the start of Alice's turn
      Then the WEAPONS of "U.S.S. Enterprise" are now undefined
      And the RANGE of "U.S.S. Enterprise" is 9
      When play goes on until the start of Alice's turn
      Then the SHIELDS of "U.S.S. Enterprise" are now undefined
      And the WEAPONS of "U.S.S. Enterprise" are 8
      When play goes on until the start of Alice's turn
      Then the RANGE of "U.S.S. Enterprise" is now undefined
      And the SHIELDS of "U.S.S. Enterprise" are 9

    @frame=differs
    Scenario Outline: <skills> are aboard, and it is <where>
      Given these made-up cards:
        | card   | type      | affiliations | skills   |
        | Savant | personnel | Federation   | <skills> |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Savant   | aboard "Runabout"          |
      And Bob has:
        | card | where                         |
        | Pup  | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Pup" is now <where>

      Examples: Four, and three
        | skills            | where                 |
        | Computer Skill x4 | in Bob's discard pile |
        | Computer Skill x3 | on "Runabout"         |

    @frame=many
    Example: Miles O'Brien drives it out
      Given Alice has:
        | card          | where                      |
        | Runabout      | at "Explore Black Cluster" |
        | Miles O'Brien | aboard "Runabout"          |
      And Bob has:
        | card | where                         |
        | Pup  | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Pup" has been nullified

  @ruling=custom-cards-97
  Rule: Three Navigation keep Subspace Seaweed away

    @frame=differs
    Scenario Outline: <skills> are aboard, and the RANGE is <range>
      Given these made-up cards:
        | card  | type      | affiliations | skills   |
        | Pilot | personnel | Federation   | <skills> |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Pilot    | aboard "Runabout"          |
      And Bob has:
        | card             | where                         |
        | Subspace Seaweed | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then the RANGE of "Runabout" is <range>

      Examples: Three, and two
        | skills        | range |
        | Navigation x3 | 7     |
        | Navigation x2 | 4     |

  @ruling=custom-cards-98
  Rule: Subspace Seaweed is beamed to a Science Lab of your own at the same location

    @frame=many
    Scenario Outline: the lab is <where>, and the weed is <still> on the ship
      Given the spaceline:
        | mission                     |
        | Eliminate Virus             |
        | Prevent Military Escalation |
      And Alice has:
        | card              | where                      |
        | Nor               | at "<station>"             |
        | Science Lab       | in the sites of "Nor"      |
        | U.S.S. Enterprise | at "Eliminate Virus"       |
        | Miles O'Brien     | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card             | where                  |
        | Subspace Seaweed | on "U.S.S. Enterprise" |
      When Alice uses "Miles O'Brien" on "Subspace Seaweed"
      Then "Subspace Seaweed" is <still> on "U.S.S. Enterprise"

      Examples: At the same location, and elsewhere
        | where     | still     | station                     |
        | there     | no longer | Eliminate Virus             |
        | elsewhere | still     | Prevent Military Escalation |

  @ruling=custom-cards-304
  Rule: Symbalene Blood Burn kills one at random, then one in a facility at once and as each turn begins

    @frame=many
    Example: its player chooses who dies in the outpost, and nobody leaves it
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Excavation"                |
        | Runabout           | docked at "Federation Outpost" |
        | Worf               | on "Excavation"                |
        | Tasha Yar          | on "Excavation"                |
        | Linda Larson       | aboard "Federation Outpost"    |
        | Calloway           | aboard "Federation Outpost"    |
        | Taurik             | aboard "Federation Outpost"    |
        | Simon Tarses       | aboard "Federation Outpost"    |
      And Bob has:
        | card                 | where              |
        | Symbalene Blood Burn | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Worf" from "Worf" and "Tasha Yar"
      And Alice chooses "Calloway" from "Linda Larson", "Calloway", "Taurik" and "Simon Tarses"
      Then "Worf" and "Calloway" have been killed
      And "Symbalene Blood Burn" is now on "Federation Outpost"
      And "Linda Larson" is now quarantined
      When Alice ends the turn
      And Alice chooses "Taurik" from "Linda Larson", "Taurik" and "Simon Tarses"
      Then "Taurik" has been killed

    @frame=many
    Example: of two facilities there its player chooses one
      Given Alice has:
        | card               | where                      |
        | Federation Outpost | at "Excavation"            |
        | Worf               | on "Excavation"            |
        | Neutral Outpost    | at "Explore Black Cluster" |
      And Bob has:
        | card                 | where              |
        | Romulan Outpost      | at "Excavation"    |
        | Symbalene Blood Burn | under "Excavation" |
      When Alice attempts "Excavation"
      And Alice chooses "Romulan Outpost" from "Federation Outpost" and "Romulan Outpost"
      Then "Symbalene Blood Burn" is now on "Romulan Outpost"
