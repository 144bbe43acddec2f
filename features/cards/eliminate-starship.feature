Feature: Eliminate Starship
  The Borg destroy a ship, and probe for what becomes of it.

  Background:
    Given these made-up cards:
      | card         | type    | affiliations | weapons | kind  | points |
      | Great Sphere | ship    | Borg         | 8       |       |        |
      | Slow Barge   | ship    | Klingon      |         |       |        |
      | Fast Barge   | ship    | Klingon      |         |       |        |
      | Last Barge   | ship    | Klingon      |         |       |        |
      | Far Reach    | mission |              |         | space | 35     |

  @ruling=custom-cards-532
  Rule: It targets an opponent's ship at a mission that its player has seeded

    Scenario Outline: it targets <whose> barge where <seeder> has seeded the mission, and that is <verdict>
      Given the spaceline:
        | mission   | seeded by |
        | Far Reach | <seeder>  |
      And <player> has:
        | card       | where          |
        | Slow Barge | at "Far Reach" |
      And Alice has:
        | card               | where   |
        | Eliminate Starship | in hand |
      When Alice plays "Eliminate Starship" on "Slow Barge"
      Then that is <verdict>

      Examples:
        | whose | player | seeder | verdict |
        | Bob's | Bob    | Alice  | legal   |
        | Bob's | Bob    | Bob    | illegal |
        | her   | Alice  | Alice  | illegal |

  @ruling=custom-cards-533
  Rule: When the ship is destroyed in battle its player probes, draws the probe card and discards the objective

    @frame=many
    Example: nothing comes of another ship, and then the target is destroyed
      Given these made-up cards:
        | card          | type | affiliations | weapons |
        | Second Sphere | ship | Borg         | 8       |
      And the spaceline:
        | mission   | seeded by |
        | Far Reach | Alice     |
      And Bob has:
        | card       | where          | state   |
        | Slow Barge | at "Far Reach" | damaged |
        | Fast Barge | at "Far Reach" | damaged |
      And Alice has:
        | card                | where                  | state                  |
        | Eliminate Starship  | on the table           | targeting "Slow Barge" |
        | Great Sphere        | at "Far Reach"         |                        |
        | Guard Drone [one]   | aboard "Great Sphere"  |                        |
        | Second Sphere       | at "Far Reach"         |                        |
        | Guard Drone [other] | aboard "Second Sphere" |                        |
        | Tricorder           | in draw deck           |                        |
      When Alice attacks "Fast Barge" with "Great Sphere"
      Then "Fast Barge" has been destroyed
      And "Tricorder" is still in Alice's draw deck
      When Alice attacks "Slow Barge" with "Second Sphere"
      Then "Slow Barge" has been destroyed
      And "Tricorder" is now in Alice's hand
      And "Eliminate Starship" is now in Alice's discard pile

  @ruling=custom-cards-534
  Rule: A Borg probe card lets its player download Salvage Starship

    @frame=many
    Example: what is left of the barge is for salvage
      Given the spaceline:
        | mission   | seeded by |
        | Far Reach | Alice     |
      And Bob has:
        | card       | where          | state   |
        | Slow Barge | at "Far Reach" | damaged |
      And Alice has:
        | card               | where                 | state                  |
        | Eliminate Starship | on the table          | targeting "Slow Barge" |
        | Great Sphere       | at "Far Reach"        |                        |
        | Guard Drone        | aboard "Great Sphere" |                        |
      And Alice's draw deck holds in order:
        | card             |
        | Bio-med Drone    |
        | Temporal Rift    |
        | Salvage Starship |
      When Alice attacks "Slow Barge" with "Great Sphere"
      And Alice chooses "Salvage Starship" from "Salvage Starship" and none
      Then "Salvage Starship" has been downloaded
      And "Bio-med Drone" is now in Alice's hand

  @ruling=custom-cards-535
  Rule: A probe card from an alternate universe lets its player download Temporal Rift

    @frame=many
    Example: the blast tears a rift
      Given the spaceline:
        | mission   | seeded by |
        | Far Reach | Alice     |
      And Bob has:
        | card       | where          | state   |
        | Slow Barge | at "Far Reach" | damaged |
      And Alice has:
        | card               | where                 | state                  |
        | Eliminate Starship | on the table          | targeting "Slow Barge" |
        | Great Sphere       | at "Far Reach"        |                        |
        | Guard Drone        | aboard "Great Sphere" |                        |
      And Alice's draw deck holds in order:
        | card              |
        | Commander Tomalak |
        | Temporal Rift     |
        | Salvage Starship  |
      When Alice attacks "Slow Barge" with "Great Sphere"
      And Alice chooses "Temporal Rift" from "Temporal Rift" and none
      Then "Temporal Rift" has been downloaded
      And "Commander Tomalak" is now in Alice's hand

  @ruling=custom-cards-536
  Rule: A probe card for Borg alone damages another opposing ship present, which chance selects

    @frame=many
    Example: of two other barges one is damaged
      Given the spaceline:
        | mission    | seeded by |
        | Far Reach  | Alice     |
        | Excavation | Alice     |
      And Bob has:
        | card       | where           | state   |
        | Slow Barge | at "Far Reach"  | damaged |
        | Fast Barge | at "Far Reach"  |         |
        | Last Barge | at "Far Reach"  |         |
        | Runabout   | at "Excavation" |         |
      And Alice has:
        | card               | where                 | state                  |
        | Eliminate Starship | on the table          | targeting "Slow Barge" |
        | Great Sphere       | at "Far Reach"        |                        |
        | Guard Drone        | aboard "Great Sphere" |                        |
        | Assimilate Planet  | in draw deck          |                        |
      When Alice attacks "Slow Barge" with "Great Sphere"
      And chance chooses "Last Barge" from "Fast Barge" and "Last Barge"
      Then "Last Barge" is now damaged
      And "Fast Barge" is still not damaged
