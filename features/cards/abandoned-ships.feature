Feature: Abandoned ships, as printed
  A dilemma puts the crew overboard, and who comes by picks them up.

  Background:
    Given these made-up cards:
      | card      | type      | affiliations | icons | staffing | range |
      | Boat      | ship      | Federation   |       | staff    | 8     |
      | Lifeguard | ship      | Federation   |       |          | 8     |
      | Ann       | personnel | Federation   | staff |          |       |
      | Bea       | personnel | Federation   |       |          |       |

  @ruling=custom-cards-236
  Rule: A ship whose RANGE is reduced is abandoned, too

    @frame=many
    Scenario Outline: with <card> on the Boat Bea <stays> aboard
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where                      |
        | Boat | at "Explore Black Cluster" |
        | Ann  | aboard "Boat"              |
        | Bea  | aboard "Boat"              |
      And Bob has:
        | card          | where                         |
        | <card>        | on "Boat"                     |
        | Abandon Ship! | under "Explore Black Cluster" |
      When Alice attempts "Explore Black Cluster" from "Boat"
      Then "Bea" <stays> aboard "Boat"
      And "Ann" is still aboard "Boat"

      Examples: What lowers its RANGE by 3, and what leaves it as it is
        | card             | stays        |
        | Subspace Seaweed | is no longer |
        | Plasma Fire      | is still     |

  @ruling=custom-cards-628
  Rule: Whoever was placed atop the mission is rescued by a different ship there

    @frame=many
    Scenario Outline: <ship> is used <where>, and that is <verdict>
      Given the spaceline:
        | mission               |
        | Explore Black Cluster |
        | Excavation            |
      And Alice has:
        | card      | where                      | state   |
        | Boat      | at "Explore Black Cluster" | damaged |
        | Ann       | aboard "Boat"              |         |
        | Bea       | aboard "Boat"              |         |
        | Lifeguard | <where>                    |         |
      And Bob has:
        | card          | where                         |
        | Abandon Ship! | under "Explore Black Cluster" |
      And this has happened:
        | action                                             |
        | Alice attempts "Explore Black Cluster" from "Boat" |
      When Alice uses "<ship>" on "Abandon Ship!"
      Then that is <verdict>
      And "Bea" is <then>
      And "Ann" is still aboard "Boat"

      Examples: A ship that is there, one that is elsewhere, and that which was abandoned
        | ship      | where                      | verdict | then                               |
        | Lifeguard | at "Explore Black Cluster" | legal   | now aboard "Lifeguard"             |
        | Lifeguard | at "Excavation"            | illegal | still atop "Explore Black Cluster" |
        | Boat      | at "Explore Black Cluster" | illegal | still atop "Explore Black Cluster" |

  @ruling=custom-cards-629
  Rule: The opponent may capture those who were placed atop the mission

    @frame=many
    Example: Bob takes the passenger aboard his ship
      Given these made-up cards:
        | card      | type      | affiliations | range |
        | Privateer | ship      | Ferengi      | 8     |
        | Pirate    | personnel | Ferengi      |       |
      And the spaceline:
        | mission               |
        | Explore Black Cluster |
      And Alice has:
        | card | where                      | state   |
        | Boat | at "Explore Black Cluster" | damaged |
        | Ann  | aboard "Boat"              |         |
        | Bea  | aboard "Boat"              |         |
      And Bob has:
        | card          | where                         |
        | Privateer     | at "Explore Black Cluster"    |
        | Pirate        | aboard "Privateer"            |
        | Abandon Ship! | under "Explore Black Cluster" |
      And this has happened:
        | action                                             |
        | Alice attempts "Explore Black Cluster" from "Boat" |
        | Alice ends the turn                                |
      When Bob uses "Privateer" on "Abandon Ship!"
      Then "Bea" is now aboard "Privateer"
      And "Bea" is now captive
      And "Ann" is still not captive
