Feature: Dilemmas as printed, S
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-284
  Rule: Sleeper Trap lets the opponent download three different universal Cardassians and a hand weapon, who may fight

    @frame=many
    Scenario Outline: Bob downloads <case> by it, and that is <verdict>
      Given these made-up cards:
        | card         | type      | affiliations | unique | keywords    |
        | Able Sleeper | personnel | Cardassian   | no     |             |
        | Bold Sleeper | personnel | Cardassian   | no     |             |
        | Cool Sleeper | personnel | Cardassian   | no     |             |
        | Deep Sleeper | personnel | Cardassian   | no     |             |
        | Old Gul      | personnel | Cardassian   | yes    |             |
        | Farmhand     | personnel | Bajoran      | no     |             |
        | Sword        | equipment |              | no     | hand weapon |
        | Spade        | equipment |              | no     |             |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card                  | where              |
        | Sleeper Trap          | under "Excavation" |
        | Able Sleeper [first]  | in Bob's draw deck |
        | Able Sleeper [second] | in Bob's draw deck |
        | Bold Sleeper          | in Bob's draw deck |
        | Cool Sleeper          | in Bob's draw deck |
        | Deep Sleeper          | in Bob's draw deck |
        | Old Gul               | in Bob's draw deck |
        | Farmhand              | in Bob's draw deck |
        | Sword                 | in Bob's draw deck |
        | Spade                 | in Bob's draw deck |
      When Alice attempts "Excavation"
      And Bob chooses <those>
      Then that is <verdict>

      Examples: How many, and who
        | case              | verdict | those                                                                     |
        | three             | legal   | "Bold Sleeper", "Cool Sleeper" and "Deep Sleeper"                         |
        | four              | illegal | "Able Sleeper" [first], "Bold Sleeper", "Cool Sleeper" and "Deep Sleeper" |
        | two copies of one | illegal | "Able Sleeper" [first] and "Able Sleeper" [second]                        |
        | nobody            | legal   | none                                                                      |
        | a unique one      | illegal | "Old Gul"                                                                 |
        | a Bajoran         | illegal | "Farmhand"                                                                |

    @frame=many
    Scenario Outline: with nobody else to fetch Bob downloads a <what>, and that is <verdict>
      Given these made-up cards:
        | card  | type      | keywords    |
        | Sword | equipment | hand weapon |
        | Spade | equipment |             |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Sleeper Trap | under "Excavation" |
        | Sword        | in Bob's draw deck |
        | Spade        | in Bob's draw deck |
      When Alice attempts "Excavation"
      And Bob chooses <answer>
      Then that is <verdict>

      Examples: A hand weapon, a tool, and nothing
        | what    | verdict | answer  |
        | sword   | legal   | "Sword" |
        | spade   | illegal | "Spade" |
        | nothing | legal   | none    |

    @frame=many
    Scenario Outline: <case> is among them, and they may fight
      Given these made-up cards:
        | card    | type      | affiliations | classification | skills   |
        | Sleeper | personnel | Cardassian   | <class>        | <skills> |
      And Alice has:
        | card | where           |
        | Worf | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Sleeper Trap | under "Excavation" |
        | Sleeper      | in Bob's draw deck |
      When Alice attempts "Excavation"
      And Bob chooses "Sleeper"
      And Bob chooses the word "battle"
      Then that is legal

      Examples: Who leads a battle
        | case                     | class    | skills     |
        | an OFFICER               | OFFICER  |            |
        | somebody with Leadership | CIVILIAN | Leadership |

    @frame=many
    Example: nobody among them can lead a battle, and Bob is not asked
      Given these made-up cards:
        | card    | type      | affiliations | classification | skills |
        | Sleeper | personnel | Cardassian   | CIVILIAN       | Youth  |
      And Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Sleeper Trap | under "Excavation" |
        | Sleeper      | in Bob's draw deck |
      When Alice attempts "Excavation"
      And Bob chooses "Sleeper"
      Then "Sleeper" is now on "Excavation"
      And "Sleeper Trap" is now in Bob's discard pile

    @frame=many
    Example: they come, do not fight, and the trap is discarded
      Given Alice has:
        | card | where           |
        | Data | on "Excavation" |
      And Bob has:
        | card         | where              |
        | Sleeper Trap | under "Excavation" |
        | Ari          | in Bob's draw deck |
      When Alice attempts "Excavation"
      And Bob chooses "Ari"
      And Bob chooses the word "no battle"
      Then "Ari" is now on "Excavation"
      And "Data" is still not stopped
      And "Sleeper Trap" is now in Bob's discard pile

  @ruling=custom-cards-287
  Rule: Stellar Flare damages and stops the ships at the location, except some

    @frame=differs
    Scenario Outline: <case>, and the ship <is> damaged
      Given these made-up cards:
        | card  | type      | affiliations | skills   | shields   | range |
        | Ship  | ship      | Federation   |          | <shields> | 8     |
        | Pilot | personnel | Federation   | <skills> |           |       |
      And Alice has:
        | card  | where                      |
        | Ship  | at "Explore Black Cluster" |
        | Pilot | aboard "Ship"              |
      And Bob has:
        | card          | where                         |
        | Stellar Flare | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Ship" <is> damaged
      And "Ship" <is> stopped
      And "Stellar Flare" is now in Bob's discard pile

      Examples: SHIELDS, skills, and less
        | case                               | shields | skills                      | is           |
        | with SHIELDS 11                    | 11      |                             | is now       |
        | with SHIELDS 12                    | 12      |                             | is still not |
        | with 2 Navigation and Astrophysics | 5       | Navigation x2, Astrophysics | is still not |
        | with Navigation and Astrophysics   | 5       | Navigation, Astrophysics    | is now       |
        | with 2 Navigation                  | 5       | Navigation x2               | is now       |

    @frame=many
    Example: a ship of the opponent's is hit; a docked one and one elsewhere are not
      Given Alice has:
        | card               | where                          |
        | Federation Outpost | at "Explore Black Cluster"     |
        | U.S.S. Hood        | docked at "Federation Outpost" |
        | U.S.S. Enterprise  | at "Explore Black Cluster"     |
        | Worf               | aboard "U.S.S. Enterprise"     |
        | Runabout [distant] | at "Excavation"                |
      And Bob has:
        | card          | where                         |
        | I.K.S. Bortas | at "Explore Black Cluster"    |
        | Stellar Flare | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "U.S.S. Enterprise" and "I.K.S. Bortas" are now damaged
      And "U.S.S. Hood" and "Runabout" [distant] are still not damaged
      And "U.S.S. Hood" and "Runabout" [distant] are still not stopped
