Feature: Dilemmas as printed: numbers met and missed
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-312
  Rule: Nitrium Metal Parasites are cured by 2 SCIENCE or 2 ENGINEER

    @frame=differs
    Scenario Outline: <skills> are aboard, and they are <where>
      Given these made-up cards:
        | card  | type      | affiliations | skills   |
        | Clerk | personnel | Federation   | <skills> |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Clerk    | aboard "Runabout"          |
      And Bob has:
        | card                    | where                         |
        | Nitrium Metal Parasites | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Nitrium Metal Parasites" are now <where>

      Examples: What it asks for, and less
        | skills      | where                 |
        | SCIENCE x2  | in Bob's discard pile |
        | SCIENCE     | on "Runabout"         |
        | ENGINEER x2 | in Bob's discard pile |
        | ENGINEER    | on "Runabout"         |

  @ruling=custom-cards-314
  Rule: Navigational Hazards ask for Stellar Cartography and 2 Navigation

    @frame=differs
    Scenario Outline: <skills> are aboard, and they are <where>
      Given these made-up cards:
        | card  | type      | affiliations | skills   |
        | Clerk | personnel | Federation   | <skills> |
      And Alice has:
        | card     | where                      |
        | Runabout | at "Explore Black Cluster" |
        | Clerk    | aboard "Runabout"          |
      And Bob has:
        | card                 | where                         |
        | Navigational Hazards | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Navigational Hazards" are <where>

      Examples: What it asks for, and less
        | skills                             | where                               |
        | Stellar Cartography, Navigation x2 | now in Bob's discard pile           |
        | Stellar Cartography, Navigation    | still under "Explore Black Cluster" |
        | Navigation x2                      | still under "Explore Black Cluster" |

  @ruling=custom-cards-315
  Rule: Microvirus takes MEDICAL and SECURITY

    @frame=differs
    Scenario Outline: with <skills> the clerk <dead> killed
      Given these made-up cards:
        | card  | type      | affiliations | skills   |
        | Clerk | personnel | Federation   | <skills> |
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Microvirus | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Clerk" <dead> killed

      Examples: What it asks for, and less
        | skills            | dead         |
        | MEDICAL, SECURITY | has not been |
        | MEDICAL           | has been     |
        | SECURITY          | has been     |

    @frame=many
    Example: the opponent chooses who dies
      Given these made-up cards:
        | card  | type      | affiliations |
        | Clerk | personnel | Federation   |
      And Alice has:
        | card           | where           |
        | Clerk [first]  | on "Excavation" |
        | Clerk [second] | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Microvirus | under "Excavation" |
      When Alice attempts "Excavation"
      And Bob chooses "Clerk" [second] from "Clerk" [first] and "Clerk" [second]
      Then "Clerk" [second] has been killed
      And "Clerk" [first] has not been killed

  @ruling=custom-cards-316
  Rule: Nausicaans take STRENGTH over 44

    @frame=differs
    Scenario Outline: with STRENGTH <strength> the clerk <dead> killed
      Given these made-up cards:
        | card  | type      | affiliations | strength   |
        | Clerk | personnel | Federation   | <strength> |
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card       | where              |
        | Nausicaans | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Clerk" <dead> killed

      Examples: What it asks for, and less
        | strength | dead         |
        | 44       | has been     |
        | 45       | has not been |

  @ruling=custom-cards-317
  Rule: Malfunctioning Door takes a Soong-type android, or STRENGTH over 27

    @frame=differs
    Scenario Outline: <case> it is <where>
      Given these made-up cards:
        | card  | type      | affiliations | strength   |
        | Clerk | personnel | Federation   | <strength> |
      And Alice has:
        | card  | where           |
        | <who> | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Malfunctioning Door | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Malfunctioning Door" is <where>

      Examples: What it asks for, and less
        | case             | who   | strength | where                     |
        | with STRENGTH 27 | Clerk | 27       | still under "Excavation"  |
        | with STRENGTH 28 | Clerk | 28       | now in Bob's discard pile |
        | with Data        | Data  | 1        | now in Bob's discard pile |

  @ruling=custom-cards-318
  Rule: Impressive Trophies capture nobody where there is CUNNING over 50

    @frame=differs
    Scenario Outline: with CUNNING <cunning> the clerk <is> captive
      Given these made-up cards:
        | card  | type      | affiliations | cunning   |
        | Clerk | personnel | Federation   | <cunning> |
      And Alice has:
        | card  | where           |
        | Clerk | on "Excavation" |
      And Bob has:
        | card                | where              |
        | Impressive Trophies | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Clerk" <is> captive

      Examples: What it asks for, and less
        | cunning | is           |
        | 50      | is now       |
        | 51      | is still not |
