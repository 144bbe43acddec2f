Feature: Dilemmas as printed, Q and R
  What single dilemmas ask for and do, where no document says more of them.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=custom-cards-288
  Rule: Rascals turns four unique crew members into kids, and 2 MEDICAL and Biology cure it

    @frame=many
    Example: of five who are unique chance takes four, and the universal one is left
      Given Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
        | Deanna Troi       | aboard "U.S.S. Enterprise" |
        | Geordi La Forge   | aboard "U.S.S. Enterprise" |
        | Tasha Yar         | aboard "U.S.S. Enterprise" |
        | William T. Riker  | aboard "U.S.S. Enterprise" |
        | Linda Larson      | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      And chance chooses "Worf", "Deanna Troi", "Geordi La Forge" and "Tasha Yar" from "Worf", "Deanna Troi", "Geordi La Forge", "Tasha Yar" and "William T. Riker"
      Then the STRENGTH of "Worf" is 2
      And the STRENGTH of "Tasha Yar" is 2
      And the STRENGTH of "William T. Riker" is 7
      And the STRENGTH of "Linda Larson" is 4

    @frame=many
    Scenario Outline: <who> aboard, and Worf <is> a kid
      Given these made-up cards:
        | card   | type      | affiliations | skills   |
        | Doctor | personnel | Federation   | MEDICAL  |
        | Healer | personnel | Federation   | <skills> |
      And Alice has:
        | card              | where                      |
        | U.S.S. Enterprise | at "Explore Black Cluster" |
        | Worf              | aboard "U.S.S. Enterprise" |
        | Runabout          | at "Explore Black Cluster" |
        | Doctor            | aboard "Runabout"          |
        | Healer            | aboard "Runabout"          |
      And Bob has:
        | card    | where                         |
        | Rascals | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      And Alice beams "Doctor" and "Healer" aboard "U.S.S. Enterprise"
      Then the STRENGTH of "Worf" is <strength>

      Examples: The cure, and less
        | who                        | is           | skills           | strength |
        | 2 MEDICAL and Biology come | is no longer | MEDICAL, Biology | 10       |
        | MEDICAL and Biology come   | is still     | Biology          | 2        |
        | 2 MEDICAL come             | is still     | MEDICAL          | 2        |

  @ruling=custom-cards-305
  Rule: Q needs 2 Leadership and INTEGRITY over 60, or brings a Q-Flash of four and stops all

    @frame=differs
    Scenario Outline: <case> meet him, and they <are> stopped
      Given these made-up cards:
        | card    | type      | affiliations | skills   | integrity   |
        | Captain | personnel | Federation   | <skills> | <integrity> |
      And Alice has:
        | card    | where           |
        | Captain | on "Excavation" |
      And Bob has:
        | card | where              |
        | Q    | under "Excavation" |
      When Alice attempts "Excavation"
      Then "Captain" <are> stopped
      And "Q" is now in Bob's discard pile

      Examples: Both, and less
        | case                           | skills        | integrity | are          |
        | 2 Leadership with INTEGRITY 61 | Leadership x2 | 61        | is still not |
        | 2 Leadership with INTEGRITY 60 | Leadership x2 | 60        | is now       |
        | Leadership with INTEGRITY 61   | Leadership    | 61        | is now       |

  @ruling=custom-cards-309
  Rule: Quantum Singularity Lifeforms put all ships and personnel there in stasis, if a Romulan ship is there

    @frame=many
    Scenario Outline: <case>, and the ships and those aboard <are> in stasis
      Given Alice has:
        | card         | where                      |
        | Runabout     | at "Explore Black Cluster" |
        | Linda Larson | aboard "Runabout"          |
        | Worf         | aboard "Runabout"          |
      And Bob has:
        | card                          | where                         |
        | Alternate Universe Door       | on the table                  |
        | D'deridex                     | at "<place>"                  |
        | Taris                         | aboard "D'deridex"            |
        | Yridian Shuttle               | at "Explore Black Cluster"    |
        | <guest>                       | aboard "Yridian Shuttle"      |
        | Quantum Singularity Lifeforms | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster"
      Then "Runabout", "Linda Larson" and "Yridian Shuttle" <are> in stasis

      Examples: The Romulan ship there, and elsewhere
        | case                        | place                 | guest   | are           |
        | a Romulan ship is there     | Explore Black Cluster | Klag    | are now       |
        | a Romulan ship is elsewhere | Excavation            | Klag    | are still not |
        | a Romulan is there, no ship | Excavation            | Tomalak | are still not |
