Feature: When a ship is damaged
  Texts that ask for a damaged ship look for markers, or whether it was turned around.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
    And Alice has:
      | card              | where                      |
      | U.S.S. Enterprise | at "Explore Black Cluster" |

  @ruling=1eD-damage-29
  Rule: A ship with a marker on it is damaged, whatever that does to its HULL

    @frame=many
    Scenario Outline: "<marker>" makes the crew abandon ship
      Given Alice has:
        | card     | where                      |
        | Calloway | aboard "U.S.S. Enterprise" |
        | Runabout | at "Explore Black Cluster" |
      And Bob has:
        | card               | where                         |
        | Abandon Ship!      | under "Explore Black Cluster" |
        | Battle Bridge Door | on the table                  |
        | <marker>           | on "U.S.S. Enterprise"        |
      When Alice attempts "Explore Black Cluster" from "U.S.S. Enterprise"
      Then "Abandon Ship!" is now atop "Explore Black Cluster"
      And "U.S.S. Enterprise" is still damaged
      And "Runabout" is still not damaged

      Examples: Without HULL on it, and with it
        | marker         |
        | Target Shields |
        | Target Engines |

  @ruling=1eD-damage-30
  Rule: A ship that was turned around is damaged

    @frame=many
    Example: its crew abandons ship
      Given Alice has:
        | card     | where                      |
        | Calloway | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card          | where                         |
        | Abandon Ship! | under "Explore Black Cluster" |
      And "U.S.S. Enterprise" is damaged
      When Alice attempts "Explore Black Cluster"
      Then "Abandon Ship!" is now atop "Explore Black Cluster"

  @ruling=1eD-damage-31
  Rule: A ship of which something else reduces an attribute is not damaged

    @frame=many
    Example: Arachnia takes 4 of the SHIELDS, and the crew stays aboard
      Given Alice has:
        | card           | where                      |
        | Darian Wallace | aboard "U.S.S. Enterprise" |
      And Bob has:
        | card               | where                         |
        | Abandon Ship!      | under "Explore Black Cluster" |
        | Zibalian Transport | at "Explore Black Cluster"    |
        | Arachnia           | aboard "Zibalian Transport"   |
      Then the SHIELDS of "U.S.S. Enterprise" are 5
      When Alice attempts "Explore Black Cluster"
      Then "Abandon Ship!" is now in Bob's discard pile
      And "Darian Wallace" is still aboard "U.S.S. Enterprise"
      And "U.S.S. Enterprise" is still not damaged
