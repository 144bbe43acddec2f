Feature: Coming back to a facility
  To be near is not enough.

  Background:
    Given the spaceline:
      | mission               |
      | Excavation            |
      | Explore Black Cluster |

  @ruling=1eD-docking-10
  Rule: A ship has returned to a facility when it has docked there, and not before

    Example: the Runabout that comes to the outpost still has REM Fatigue Hallucinations aboard, and is rid of them when it docks
      Given Alice has:
        | card               | where                      |
        | Federation Outpost | at "Explore Black Cluster" |
        | Runabout           | at "Excavation"            |
        | Calloway           | aboard "Runabout"          |
      And Bob has:
        | card                       | where         |
        | REM Fatigue Hallucinations | on "Runabout" |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "REM Fatigue Hallucinations" is still on "Runabout"
      When Alice docks "Runabout" at "Federation Outpost"
      Then "REM Fatigue Hallucinations" is now in Alice's point area
      And Alice now has 5 points
      And "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed

  @ruling=1eD-docking-11
  Rule: A Spacedock repairs a ship that docks at its outpost

    Example: the damaged Runabout is repaired when it docks, and not when it comes near
      Given Alice has:
        | card               | where                      | state   |
        | Federation Outpost | at "Explore Black Cluster" |         |
        | Spacedock          | on "Federation Outpost"    |         |
        | Runabout           | at "Excavation"            | damaged |
        | Calloway           | aboard "Runabout"          |         |
      When Alice moves "Runabout" to "Explore Black Cluster"
      Then "Runabout" is still damaged
      When Alice docks "Runabout" at "Federation Outpost"
      Then "Runabout" is no longer damaged
      And "Runabout" is now docked at "Federation Outpost"
      And nothing else has changed

    Example: docked at the other outpost it is not
      Given Alice has:
        | card                        | where                      | state   |
        | Federation Outpost          | at "Explore Black Cluster" |         |
        | Spacedock                   | on "Federation Outpost"    |         |
        | Federation Outpost [second] | at "Explore Black Cluster" |         |
        | Runabout                    | at "Explore Black Cluster" | damaged |
        | Calloway                    | aboard "Runabout"          |         |
      When Alice docks "Runabout" at "Federation Outpost" [second]
      Then "Runabout" is still damaged
      And "Runabout" is now docked at "Federation Outpost" [second]
      And nothing else has changed

  @ruling=1eD-docking-12
  Rule: REM Fatigue Hallucinations are cured by docking at the outpost

    Example: beside the outpost the hallucinations go on, and the crew of the ship that is docked is cured
      Given Alice has:
        | card                 | where                         |
        | Federation Outpost   | at "Explore Black Cluster"    |
        | Runabout             | at "Excavation"               |
        | Calloway             | aboard "Runabout"             |
        | Type VI Shuttlecraft | at "Explore Black Cluster"    |
        | Simon Tarses         | aboard "Type VI Shuttlecraft" |
      And Bob has:
        | card                                | where                     |
        | REM Fatigue Hallucinations          | on "Runabout"             |
        | REM Fatigue Hallucinations [second] | on "Type VI Shuttlecraft" |
      When Alice moves "Runabout" to "Explore Black Cluster"
      And Alice docks "Type VI Shuttlecraft" at "Federation Outpost"
      Then "REM Fatigue Hallucinations" is still on "Runabout"
      And "REM Fatigue Hallucinations" [second] is now in Alice's point area
      And Alice now has 5 points
      And "Runabout" is still at "Explore Black Cluster"
      And "Type VI Shuttlecraft" is now docked at "Federation Outpost"
      And nothing else has changed
