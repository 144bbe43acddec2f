Feature: Spacedock at a Neutral Outpost
  It repairs where the outpost itself does not.

  Background:
    Given the spaceline:
      | mission               |
      | Explore Black Cluster |
    And Alice has:
      | card            | where                      | state   |
      | Neutral Outpost | at "Explore Black Cluster" |         |
      | Spacedock       | on "Neutral Outpost"       |         |
      | Runabout        | at "Explore Black Cluster" | damaged |
      | Calloway        | aboard "Runabout"          |         |

  Rule: A Spacedock repairs at a Neutral Outpost, which does not repair by itself

    Scenario Outline: the Runabout docks and is repaired
      When Alice docks "Runabout" at "<outpost>"
      Then "Runabout" is no longer damaged
      And "Runabout" is now docked at "<outpost>"
      And nothing else has changed

      @ruling=faq96-38-spacedock-01
      Examples: In 1996
        | outpost         |
        | Neutral Outpost |

      @ruling=1eS-spacedock-01
      Examples: Under the Glossary
        | outpost         |
        | Neutral Outpost |
