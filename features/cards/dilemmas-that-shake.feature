Feature: Dilemmas that strike first and hold up then, as printed
  Seismic Quake, which comes back among the other seeds.

  Background:
    Given these made-up cards:
      | card         | type      | kind   | attempted by | requires | points | affiliations | skills  |
      | Quiet Planet | mission   | planet | any          | Honor    | 30     |              |         |
      | Miner        | personnel |        |              |          |        | Klingon      | Geology |
      | Guard        | personnel |        |              |          |        | Klingon      | Honor   |
    And the spaceline:
      | mission      |
      | Quiet Planet |

  @ruling=custom-cards-484
  Rule: Seismic Quake stops or kills one, and nobody gets past it without Geology

    Background:
      Given Alice has:
        | card        | where             |
        | Miner       | on "Quiet Planet" |
        | Guard [one] | on "Quiet Planet" |
        | Guard [two] | on "Quiet Planet" |
      And Bob has:
        | card          | where                |
        | Seismic Quake | under "Quiet Planet" |

    @frame=many
    Scenario Outline: the opponent has <points> points, and the Guard <fate>
      Given Bob has <points> points
      And Alice has <hers> points
      When Alice attempts "Quiet Planet"
      And chance chooses "Guard" [one] from "Miner", "Guard" [one] and "Guard" [two]
      Then "Guard" [one] is <what>
      And "Quiet Planet" is now completed

      Examples:
        | points | hers | fate       | what                        |
        | 35     | 40   | is stopped | now stopped                 |
        | 40     | 35   | dies       | now in Alice's discard pile |

    Example: without a geologist one dies, and nobody gets past
      Given "Miner" is stopped
      When Alice attempts "Quiet Planet"
      And chance chooses "Guard" [one] from "Guard" [one] and "Guard" [two]
      Then "Guard" [one] has been killed
      And "Quiet Planet" is still not completed
      And "Seismic Quake" is still under "Quiet Planet"

  @ruling=custom-cards-485
  Rule: Seismic Quake is shuffled back into the seeds that are left

    @frame=many
    Example: it is mixed with the dilemma below it
      Given Alice has:
        | card        | where             |
        | Guard [one] | on "Quiet Planet" |
        | Guard [two] | on "Quiet Planet" |
      And Bob has:
        | card          | where                |
        | Seismic Quake | under "Quiet Planet" |
        | Archer        | under "Quiet Planet" |
      And the seeds under "Quiet Planet" hold in order:
        | card          |
        | Seismic Quake |
        | Archer        |
      When Alice attempts "Quiet Planet"
      And chance chooses "Guard" [one]
      Then "Seismic Quake" and "Archer" have been shuffled
      And "Seismic Quake" is still under "Quiet Planet"
