Feature: Random selections
  Who is in the pool when chance selects, and that nobody chooses then.

  Background:
    Given the spaceline:
      | mission    |
      | Excavation |

  Rule: Exactly the eligible cards are drawn from

    @ruling=1eS-selections-02
    Example: for Parallel Romance the men are drawn from, and then the women
      Given Alice has:
        | card         | where           |
        | Maques       | on "Excavation" |
        | Data         | on "Excavation" |
        | Calloway     | on "Excavation" |
        | Deanna Troi  | on "Excavation" |
      And Bob has:
        | card             | where              |
        | Parallel Romance | under "Excavation" |
      When Alice attempts "Excavation"
      And chance chooses "Data" from "Maques" and "Data"
      And chance chooses "Calloway" from "Calloway" and "Deanna Troi"
      Then "Data" and "Calloway" are now stopped
      And "Maques" and "Deanna Troi" are still not stopped
      And "Parallel Romance" is now on "Excavation"
      And nothing else has changed

  @ruling=1eS-selections-03
  Rule: The opponent of the player whose cards they are draws one of them

    Scenario Outline: of <whose> men <who> draws one for Parallel Romance, which <seeder> has seeded
      Given the spaceline:
        | mission                 | seeded by |
        | Investigate Dead Planet | <player>  |
      And it is <whose> orders
      And <player> has:
        | card     | where           |
        | Maques   | on "Investigate Dead Planet" |
        | Data     | on "Investigate Dead Planet" |
        | Calloway | on "Investigate Dead Planet" |
      And <seeder> has:
        | card             | where              |
        | Parallel Romance | under "Investigate Dead Planet" |
      When <player> attempts "Investigate Dead Planet"
      And chance by <who>'s hand chooses "Data" from "Maques" and "Data"
      Then "Data" and "Calloway" are now stopped
      And "Maques" is still not stopped
      And "Parallel Romance" is now on "Investigate Dead Planet"
      And nothing else has changed

      Examples:
        | player | whose   | who   | seeder |
        | Alice  | Alice's | Bob   | Bob    |
        | Alice  | Alice's | Bob   | Alice  |
        | Bob    | Bob's   | Alice | Alice  |
